// Starts the app with the words of one language, and keeps it for visits without a network.
import init, { start } from "./%app%";

// Files of words: of each language those that the page begins with (`en`), and those by which one learns (`en-learn`). They are
// kept apart from the rest.
const files = { %words% };
// Where the words are kept; nowhere if the browser keeps nothing.
const kept = async () => {
  try {
    return await caches.open("quartet-words");
  } catch {
    return null;
  }
};
const load = async (name) => {
  const address = new URL(files[name], import.meta.url).href;
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(response.statusText);
  const text = await response.clone().text();
  await (await kept())?.put(address, response).catch(() => null);
  return text;
};
const wanted = () => {
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem("quartet.settings") ?? "{}").language ?? "";
  } catch {
    // Without storage, the language of the browser.
  }
  const asked = [chosen, ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
  return asked.find((code) => code in files) ?? "en";
};
const first = async () => {
  const language = wanted();
  try {
    return [language, await load(language)];
  } catch {
    // A language that is not kept, without a network: any that is.
    for (const request of (await (await kept())?.keys()) ?? []) {
      const other = Object.keys(files).find((name) => name.length === 2 && request.url.endsWith(files[name].slice(1)));
      if (other) return [other, await load(other)];
    }
    throw new Error("no words");
  }
};
const [[language, words]] = await Promise.all([first(), init()]);
start(new URL("./%worker%", import.meta.url).href, language, words, (other, take) => {
  load(other).then(take, () => take(null));
});

if ("serviceWorker" in navigator && window.isSecureContext) {
  let applying = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (applying) location.reload();
  });
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  const offer = (worker) => {
    window.dispatchEvent(new Event("quartet-update"));
    window.addEventListener("quartet-apply", () => {
      applying = true;
      worker.postMessage("apply");
    }, { once: true });
  };
  // Once people look at the page, the engine is kept too, for games without a network.
  navigator.serviceWorker.ready.then((ready) => setTimeout(() => ready.active?.postMessage("later"), 2000));
  if (registration) {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
      });
    });
  }
}
