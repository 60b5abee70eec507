/** A signed Merkle root over the chains that have grown since the previous checkpoint. */
export type Checkpoint = { at: string; chains: number; number: number; previous: string; root: string };
