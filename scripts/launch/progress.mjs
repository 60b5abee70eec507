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
  return (succeeded) => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[2K');
    if (succeeded) console.log(`${title}: ${seconds()} s`);
  };
}
