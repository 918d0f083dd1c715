// The engine, away from the page: a module of its own in a thread of its own.
import init, { work } from "./%engine%";

const ready = init();
onmessage = async (event) => {
  await ready;
  work(event.data, (text) => postMessage(text));
};
