/** `--short`: a smoke test with little data. Its numbers are not measurements, so targets do not count. */
export const short: boolean = process.argv.includes('--short');

/** The full demo goes on loading in the background, beside all that a smoke test does. */
export const demoOfShort: Readonly<Record<string, string>> = short ? { DEMO_SIZE: 'small' } : {};
