/** `--short`: a smoke test with little data. Its numbers are not measurements, so targets do not count. */
export const short: boolean = process.argv.includes('--short');
