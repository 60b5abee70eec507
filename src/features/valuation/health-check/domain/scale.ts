/** `from` is included, `above` is not. The first step has neither. */
type Step = { score: number; from?: number; above?: number };

/** By rising value; 100 is best. */
export type Scale = readonly [Step, ...Step[]];

/** From 0 to 100. Throws RangeError if `value` is not a finite number. */
export function scoreOn(scale: Scale, value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  return (scale.findLast((step) => begins(step, value)) ?? scale[0]).score;
}

function begins({ from, above }: Step, value: number): boolean {
  return (from === undefined || value >= from) && (above === undefined || value > above);
}
