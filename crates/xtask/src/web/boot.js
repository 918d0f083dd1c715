// Starts the app, and keeps it for visits without a network.
import init, { start } from "./%app%";

await init();
start(new URL("./%worker%", import.meta.url).href);

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
