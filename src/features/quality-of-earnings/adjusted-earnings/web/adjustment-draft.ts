import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { cents } from '#kernel/money.ts';
import { kindsFor } from '../domain/adjustment.ts';
import type { AmountKind, TypedAmount } from '../domain/typed-amount.ts';
import type { AdjustmentView } from './queries.ts';

/** `key`: tells rows apart while they are edited. */
export type AmountDraft = Omit<TypedAmount, 'amount'> & { key: number; amount: number | null };
export type AdjustmentDraft = Pick<
  AdjustmentView,
  'code' | 'title' | 'why' | 'onRevenue' | 'needed' | 'remark'
> & { share: string; amounts: readonly AmountDraft[] };

export function draftOf(before: AdjustmentView | null): AdjustmentDraft {
  if (!before)
    return {
      ...{ code: 'O-COMP', title: '', why: '', onRevenue: false, needed: null, remark: '' },
      ...{ share: '100', amounts: [] },
    };
  const { code, title, why, onRevenue, needed, remark, share, amounts } = before;
  return {
    ...{ code, title, why, onRevenue, needed, remark },
    share: String(share),
    amounts: amounts.map((one, key) => ({ ...one, key })),
  };
}

/** A new amount: yearly over all months, or for what happens once in the last month. */
export function newAmount(
  { amounts }: AdjustmentDraft,
  kind: AmountKind,
  months: readonly string[],
): AmountDraft {
  const key = Math.max(-1, ...amounts.map((one) => one.key)) + 1;
  const last = months.at(-1) ?? '';
  const pace = kind === 'replacement' ? 'year' : 'once';
  return { key, kind, pace, first: pace === 'year' ? (months[0] ?? last) : last, last, amount: null };
}

export function withCode(draft: AdjustmentDraft, code: AddBackCode): AdjustmentDraft {
  const kinds = kindsFor(code);
  return { ...draft, code, amounts: draft.amounts.filter(({ kind }) => kinds.includes(kind)) };
}

export function sentOf({ share, amounts, ...draft }: AdjustmentDraft) {
  return {
    ...draft,
    share: Number(share),
    amounts: amounts.flatMap(({ key: _key, amount, ...one }) =>
      amount === null ? [] : [{ ...one, amount: cents(amount) }],
    ),
  };
}

/** Why it cannot be sent yet, or `null`. */
export function missingIn({ title, share, amounts }: AdjustmentDraft): string | null {
  if (title.trim() === '') return 'Say what it is first.';
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    return 'The share is from 1 to 100 percent.';
  if (amounts.some(({ amount }) => Number.isNaN(amount))) return 'Enter amounts in dollars.';
  return null;
}
