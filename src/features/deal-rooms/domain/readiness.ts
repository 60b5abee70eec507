/** A folder that a sale needs, and what is in it. */
export type NeededFolder = {
  id: string;
  required: boolean;
  notApplicable: string | null;
  published: number;
  staged: number;
};

export type Readiness = {
  /** Whole per cent, rounded down: 100 only when nothing is missing. `null`: nothing is needed. */
  percent: number | null;
  needed: number;
  present: number;
  /** Folders that are needed and have nothing published in them; `staged`: something only waits to be published. */
  missing: { id: string; staged: boolean }[];
};

/**
 * How much of what a sale needs is there: needed folders with a published document ÷ needed folders. A folder that is
 * not applicable, with a reason, is not needed. Domain reference 6: "required documents present and accepted / required".
 */
export function readinessOf(folders: readonly NeededFolder[]): Readiness {
  const needed = folders.filter(({ required, notApplicable }) => required && notApplicable === null);
  const missing = needed.filter(({ published }) => published === 0);
  const present = needed.length - missing.length;
  return {
    percent: needed.length === 0 ? null : Math.floor((present * 100) / needed.length),
    needed: needed.length,
    present,
    missing: missing.map(({ id, staged }) => ({ id, staged: staged > 0 })),
  };
}
