import { dayOf } from '#kernel/days.ts';
import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type ChangedFields, insertChange } from './change-store.ts';

const told = [
  'low',
  'high',
  'middle',
  'value',
  'asOf',
  'source',
  'sourceUrl',
  'verified',
  'note',
  'retired',
  'reviewedOn',
] as const;
type Told = Partial<Record<(typeof told)[number], string | number | boolean | null>>;

export async function keepChange(
  work: Work,
  of: { rowId: string | null; ruleId: string | null },
  [before, after]: readonly [Told, Told],
): Promise<void> {
  const fields: ChangedFields = told
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }));
  const id = work.newId();
  await insertChange(work.db, { id, ...of, by: signedIn(work.actor).personId, at: work.now, fields });
  await work.audit({
    action: of.rowId === null ? 'valuation-rule-changed' : 'valuation-row-changed',
    subject: { type: 'valuation', id: of.rowId ?? of.ruleId ?? id },
    detail: { changeId: id, fields: fields.length },
  });
}

function asText(value: Told[keyof Told]): string | null {
  return value === undefined || value === null ? null : String(value);
}

type Given = { asOf: string; source: string; sourceUrl: string | null; verified: boolean; note: string };

/** The source columns. A change counts as a review, dated today. */
export function sourceOf(given: Given, now: Date) {
  return {
    as_of: given.asOf,
    source: given.source,
    source_url: given.sourceUrl,
    verified: given.verified,
    note: given.note || null,
    reviewed_on: dayOf(now),
  };
}

/** At the date line it is up to 14 hours later than UTC: "today" there must not count as the future. */
const aheadOfUtc = 14 * hours;

/** Throws Refused('as-of-ahead') for a date in the future. */
export function refuseAhead(now: Date, asOf: string): void {
  if (asOf > dayOf(shift(now, aheadOfUtc))) throw new Refused('as-of-ahead');
}
