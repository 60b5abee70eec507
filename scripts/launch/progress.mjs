/**
 * Says that something takes its time: a line that counts on a terminal, and elsewhere one line now and then.
 * Returns the function that ends it.
 */
export function progress(title, state) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const live = process.stdout.isTTY;
  if (!live) console.log(`${title} …`);
  const timer = setInterval(
    () => {
      if (live) process.stdout.write(`\r\x1b[2K${title} … ${seconds()} s, ${state()}`);
      else console.log(`${title} … ${seconds()} s, ${state()}`);
    },
    live ? 250 : 10_000,
  );
  return () => {
    clearInterval(timer);
    console.log(live ? `\r\x1b[2K${title}: ${seconds()} s` : `${title}: ${seconds()} s`);
  };
}
