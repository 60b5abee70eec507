type Days = { from: string | null; to: string | null };

/**
 * Whether a file that adds up takes the place of an earlier one of its kind: one of the same days, and a statement also one
 * that was refused within its days. A statement that cannot be read may have lost the months that it is of.
 */
export function takesPlace(
  newer: { from: string | null; to: string; statement: boolean },
  earlier: Days & { refused: boolean },
): boolean {
  if (earlier.from === newer.from && earlier.to === newer.to) return true;
  if (!newer.statement || !earlier.refused) return false;
  if (earlier.to === null) return true;
  return (newer.from ?? newer.to) <= (earlier.from ?? earlier.to) && earlier.to <= newer.to;
}
