import { hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type ChangedFields, insertChange } from './change-store.ts';

/** What is compared, in the order in which it is told. */
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

/** Keeps who changed what, from what to what, beside the trail's line of it. */
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

/** The columns that tell where a figure comes from. Whoever changes a row has looked at it today. */
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

/** Today at the date line is up to 14 hours ahead of UTC: figures of "today" anywhere are none of the future. */
const aheadOfUtc = 14 * hours;

/** Throws Refused('as-of-ahead') for figures of a day that has not come. */
export function refuseAhead(now: Date, asOf: string): void {
  if (asOf > dayOf(shift(now, aheadOfUtc))) throw new Refused('as-of-ahead');
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
