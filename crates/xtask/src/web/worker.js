// The engine, away from the page: the same module, another thread.
import init, { work } from "./%app%";

const ready = init();
onmessage = async (event) => {
  await ready;
  work(event.data, (text) => postMessage(text));
};
