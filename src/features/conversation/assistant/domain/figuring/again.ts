import { type Quantity, quantitiesIn } from './quantities.ts';

/** Nearness of two figures by their size, as typed; closer to 1 is nearer. */
function likeness(one: number, other: number): number {
  return one <= 0 || other <= 0 ? 0 : Math.min(one, other) / Math.max(one, other);
}
const least = 0.4;

/** Whether a figure is spoken of as the one it takes the place of: “drop the loan to 1.6”. */
function namedAlike(now: Quantity, before: Quantity): boolean {
  const words = /\b(?:loan|price|note|rent|sde|ebitda|pay|down|fee|broker|commission|rate)\b/gi;
  const here: readonly string[] = now.before.toLowerCase().match(words) ?? [];
  const there: readonly string[] =
    `${before.before.slice(-16)} ${before.after.slice(0, 12)}`.toLowerCase().match(words) ?? [];
  return here.some((word) => there.includes(word));
}

/**
 * An earlier question with the figure that a short message changes: `and at 9.75`, `now do 7 years`, `what if I get him
 * down to 8`. What cannot take a place is added at the end. Without a figure the earlier question itself.
 */
export function withChanges(before: string, message: string): string {
  const { text, quantities: old } = quantitiesIn(before);
  const { quantities: now } = quantitiesIn(message);
  let [changed, unplaced] = [text, now.length === 0];
  for (const one of now) {
    const place = placeOf(one, old, message);
    if (!place) {
      unplaced = true;
      continue;
    }
    const typed = text.slice(place.from, place.to);
    const digits = one.unit === 'plain' ? String(one.value) : null;
    const instead = digits === null ? `${writtenAs(one)} ` : typed.replace(/\d[\d,]*(?:\.\d+)?/, digits);
    changed = changed.replace(typed, instead);
  }
  return unplaced ? `${changed} ${message}` : changed;
}

function writtenAs({ value, unit }: Quantity): string {
  if (unit === 'money') return `$${value}`;
  if (unit === 'percent') return `${value}%`;
  return unit === 'months' ? `${value} months` : `${value} days`;
}

function placeOf(now: Quantity, old: readonly Quantity[], message: string): Quantity | undefined {
  if (/\b(?:more|another|plus|minus|also|less|wants?)\b/i.test(message)) return undefined;
  const called = old.find((one) => namedAlike(now, one) && sizeOf(now, one) > 0);
  if (called) return called;
  const same = old.filter(({ unit }) => unit === now.unit);
  if (now.unit !== 'plain') {
    if (same.length < 2) return same[0];
    return same.toSorted((a, b) => likeness(now.value, b.value) - likeness(now.value, a.value))[0];
  }
  const [best] = old.map((one) => ({ one, size: sizeOf(now, one) })).toSorted((a, b) => b.size - a.size);
  return best && best.size >= least ? best.one : undefined;
}

/** Compares as typed: “1.6” is like “1.9m”, and “8” like “10%”. */
function sizeOf(now: Quantity, { value, unit }: Quantity): number {
  if (now.unit !== 'plain') return now.unit === unit ? likeness(now.value, value) : 0;
  return (
    Math.max(...[1, 1e3, 1e6].map((scale) => likeness(now.value * scale, value)), 0) *
    (unit === 'money' && now.value > 100 ? 0.9 : 1)
  );
}
