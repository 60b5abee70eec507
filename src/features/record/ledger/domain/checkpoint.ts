/** What was signed on a day: the root over the heads that had moved since the checkpoint before. */
export type Checkpoint = { at: string; chains: number; number: number; previous: string; root: string };
