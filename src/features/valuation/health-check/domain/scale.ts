/**
 * A step of a scale: its score applies up to the next step, starting at a value (`from`, included, or `above`,
 * excluded). The first step has neither.
 */
type Step = { score: number; from?: number; above?: number };

/** The steps of a scale by rising value; 100 is best. */
export type Scale = readonly [Step, ...Step[]];

/** The score, 0 to 100, of a value in the unit of the scale. Throws RangeError if it is not a finite number. */
export function scoreOn(scale: Scale, value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  return (scale.findLast((step) => begins(step, value)) ?? scale[0]).score;
}

function begins({ from, above }: Step, value: number): boolean {
  return (from === undefined || value >= from) && (above === undefined || value > above);
}
