// Keeps the files of one version of the app, so that it works without a network.
const version = "quartet-%version%";
const files = ["/", "/manifest.webmanifest", %files%];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("quartet-") && name !== version) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "apply") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  // What the server says of itself is no page.
  if (url.pathname === "/health" || url.pathname === "/version") return;
  // Every page is the same file; the app reads the address.
  const key = event.request.mode === "navigate" ? "/" : event.request;
  event.respondWith((async () => {
    const cache = await caches.open(version);
    return (await cache.match(key)) ?? fetch(event.request);
  })());
});
