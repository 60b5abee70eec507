/** `--short`: a smoke test with little data. Its numbers are not measurements, so targets do not count. */
export const short: boolean = process.argv.includes('--short');

/** For autocannon, which looks at the clock only once in each sample: the number of requests ends a short load at once. */
export function lasting(seconds: number): { duration: number } | { amount: number; sampleInt: number } {
  return short ? { amount: 64, sampleInt: 50 } : { duration: seconds };
}

/** The full demo goes on loading in the background, beside all that a smoke test does. */
export const demoOfShort: Readonly<Record<string, string>> = short ? { DEMO_SIZE: 'small' } : {};
