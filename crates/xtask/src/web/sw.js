// Keeps the files of one version of the app, so that it works without a network.
const version = "quartet-%version%";
const files = ["/", "/manifest.webmanifest", %files%];
// The engine and the words of other languages are kept when the page has time for it.
const later = [%later%];
// Words are kept apart, because they change less often.
const words = { %words% };
const kept = "quartet-words";

// The name of a file of words: `en`, `en-learn`.
const wordsOf = (address) => /words-([a-z]+(-learn)?)-/.exec(address)?.[1];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    await (await caches.open(version)).addAll(files);
    // What was there without a network is there with the new version.
    const cache = await caches.open(kept);
    const used = new Set((await cache.keys()).map((request) => wordsOf(request.url)));
    await cache.addAll([...used].filter((name) => name in words).map((name) => words[name]));
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("quartet-") && name !== version && name !== kept) await caches.delete(name);
    }
    const cache = await caches.open(kept);
    const now = Object.values(words);
    for (const request of await cache.keys()) {
      if (!now.includes(new URL(request.url).pathname)) await cache.delete(request);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "apply") self.skipWaiting();
  if (event.data === "later") {
    event.waitUntil((async () => {
      for (const [name, files] of [[version, later], [kept, Object.values(words)]]) {
        const cache = await caches.open(name);
        for (const file of files) {
          if (!(await cache.match(file))) await cache.add(file);
        }
      }
    })().catch(() => null));
  }
});

// Words and the engine may be asked for before they are kept. The page can do without, and expects empty answers: a
// failure would stand in the console.
const missing = (path) => {
  const empty = (type, text) => new Response(text, { headers: { "content-type": type } });
  if (wordsOf(path)) return new Response(null, { status: 204 });
  if (path.includes("/worker-")) return empty("text/javascript", 'onmessage = () => postMessage("")');
  if (path.includes("/engine-")) return path.endsWith(".js") ? empty("text/javascript", "") : empty("application/wasm", "");
  return Response.error();
};

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  // What the server says of itself is no page.
  if (url.pathname === "/health" || url.pathname === "/version") return;
  // Every page is the same file; the app reads the address.
  const key = event.request.mode === "navigate" ? "/" : event.request;
  event.respondWith((async () => {
    const cache = await caches.open(wordsOf(url.pathname) ? kept : version);
    const found = await cache.match(key);
    return found ?? fetch(event.request).catch(() => missing(url.pathname));
  })());
});
