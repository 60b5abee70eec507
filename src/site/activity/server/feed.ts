/** Whose feed, for whom. `admin`: the reader sees what everybody does. */
export type Feed = { personId: string; readerId: string; admin: boolean; now: Date };
