export type NeededFolder = {
  id: string;
  parentId: string | null;
  required: boolean;
  notApplicable: string | null;
  published: number;
  staged: number;
};

export type Readiness = {
  /** Whole percent, rounded down: 100 only if nothing is missing. `null` if nothing is required. */
  percent: number | null;
  needed: number;
  present: number;
  /** Required folders with nothing published. `staged`: the folder has a draft. */
  missing: { id: string; staged: boolean }[];
};

/**
 * Required folders with a published document, in them or below, divided by all required folders. A folder
 * marked not applicable does not count. Source: docs/rules/deal-rooms.md.
 */
export function readinessOf(folders: readonly NeededFolder[]): Readiness {
  const needed = folders.filter(({ required, notApplicable }) => required && notApplicable === null);
  const within = (id: string, count: 'published' | 'staged'): number =>
    folders.reduce(
      (sum, one) =>
        sum + (one.id === id ? one[count] : 0) + (one.parentId === id ? within(one.id, count) : 0),
      0,
    );
  const missing = needed.filter(({ id }) => within(id, 'published') === 0);
  const present = needed.length - missing.length;
  return {
    percent: needed.length === 0 ? null : Math.floor((present * 100) / needed.length),
    needed: needed.length,
    present,
    missing: missing.map(({ id }) => ({ id, staged: within(id, 'staged') > 0 })),
  };
}

/** The readiness sentence for the seller. `waiting`: missing folders with a draft. */
export function readinessWords(
  { percent, needed, present }: Omit<Readiness, 'missing'>,
  waiting: number,
): string {
  if (percent === null) return 'No folder is required.';
  const draft =
    waiting === 0
      ? ''
      : ` ${waiting} more ${waiting === 1 ? 'has a draft and counts' : 'have drafts and count'} when you publish.`;
  return `Readiness: ${percent}%, ${present} of ${needed} required folders. A folder counts once it, or a folder in it, has a published document.${draft}`;
}
