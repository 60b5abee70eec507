/** `admin`: the reader sees everything. */
export type Feed = { personId: string; readerId: string; admin: boolean; now: Date };
