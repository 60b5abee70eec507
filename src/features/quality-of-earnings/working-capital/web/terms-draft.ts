import { type Cents, cents } from '#kernel/money.ts';
import { type AgingBucket, agingBuckets } from '../domain/receivables.ts';
import type { WorkingCapital } from './queries.ts';

type Terms = WorkingCapital['terms'];
export type ItemDraft = { key: number; kind: 'debt' | 'debt_like'; title: string; amount: number | null };

export type TermsDraft = Pick<Terms, 'workingCapital' | 'peg' | 'collarKind' | 'cashStays'> & {
  price: number | null;
  collar: number | null;
  upkeep: number | null;
  taxPercent: string;
  aging: Record<AgingBucket, number | null>;
  items: readonly ItemDraft[];
};

const buckets = <T>(of: (bucket: AgingBucket) => T): Record<AgingBucket, T> => ({
  current: of('current'),
  to30: of('to30'),
  to60: of('to60'),
  to90: of('to90'),
  over90: of('over90'),
});

export function draftOf({ aging, items, taxPercent, version: _version, ...terms }: Terms): TermsDraft {
  return {
    ...terms,
    taxPercent: String(taxPercent),
    aging: buckets((bucket) => aging?.[bucket] ?? null),
    items: items.map((item, key) => ({ ...item, key })),
  };
}

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));
const orZero = (amount: number | null): Cents => cents(amount ?? 0);

/** Receivables by age are sent if one of them is entered. */
export function sentOf({ items, ...draft }: TermsDraft) {
  const aged = agingBuckets.some((bucket) => draft.aging[bucket] !== null);
  return {
    ...draft,
    price: orNull(draft.price),
    collar: orZero(draft.collar),
    upkeep: orNull(draft.upkeep),
    taxPercent: Number(draft.taxPercent),
    aging: aged ? buckets((bucket) => orZero(draft.aging[bucket])) : null,
    items: items.map(({ kind, title, amount }) => ({ kind, title, amount: orZero(amount) })),
  };
}

/** Why it cannot be sent yet, or `null`. */
export function missingIn(draft: TermsDraft): string | null {
  const amounts = [draft.price, draft.collar, draft.upkeep, ...Object.values(draft.aging)];
  if ([...amounts, ...draft.items.map(({ amount }) => amount)].some(Number.isNaN))
    return 'Enter amounts in dollars.';
  const tax = Number(draft.taxPercent);
  if (!Number.isInteger(tax) || tax < 0 || tax > 60) return 'The tax rate is from 0 to 60 percent.';
  return draft.items.some(({ title }) => title.trim() === '') ? 'Say what each item is.' : null;
}
