/**
 * `--short`, which every bench takes: its whole way once, with little data, to see that it works. What it prints then is
 * no measurement: no target counts, and no figure is kept.
 */
export const short: boolean = process.argv.includes('--short');
