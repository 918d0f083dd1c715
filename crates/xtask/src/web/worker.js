// The engine, away from the page: a module of its own in a thread of its own.
// Without a network it may not be there: then every question is answered with nothing, and the page tries again.
const ready = import("./%engine%").then((engine) => engine.default().then(() => engine)).catch(() => null);
onmessage = async (event) => {
  const engine = await ready;
  if (engine) engine.work(event.data, (text) => postMessage(text));
  else postMessage("");
};
