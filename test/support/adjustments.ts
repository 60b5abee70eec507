import type {
  Adjustment,
  PostedLines,
} from '#features/quality-of-earnings/adjusted-earnings/domain/adjustment.ts';
import type {
  BankReference,
  DocumentReference,
  Reference,
} from '#features/quality-of-earnings/adjusted-earnings/domain/evidence.ts';
import type { LedgerFacts } from '#features/quality-of-earnings/adjusted-earnings/domain/judged-adjustment.ts';
import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { AccountCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { canonicalAccounts } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cents } from '#kernel/money.ts';
import { dollars } from './valuation-examples.ts';

/** `count` months that end with 2025-12, oldest first. */
export const monthsUntil2025 = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2025, 12 - count + at, 1)).toISOString().slice(0, 7),
  );

/** A document of someone else that stands. */
export function aDocument(more: Partial<DocumentReference> = {}): Reference {
  const place = { page: 1, row: null, of: null, own: false } as const;
  return { id: 'document', kind: 'paper', label: 'Invoice 12.pdf', standing: 'stands', ...place, ...more };
}

/** A line of the bank; money that goes out is negative, in cents. */
export function aPayment(amount: number, day: string, more: Partial<BankReference> = {}): Reference {
  const payment = { key: `${day} ${amount}`, day, amount };
  const place = { fileName: 'June.qfx', page: null, row: 4 } as const;
  return { id: `bank ${day}`, kind: 'bank', label: 'Payee', standing: 'stands', ...place, payment, ...more };
}

/** An adjustment with a document, the lines of the bank that paid its entries, and its reason; `posted` in dollars. */
export function anAdjustment(
  code: AddBackCode,
  posted: readonly Partial<PostedLines>[],
  more: Partial<Adjustment> = {},
): Adjustment {
  const paid = posted.map(({ amount = 0, month = '2025-06' }) => ({
    ...{ first: month, last: month, lines: 1, amount: dollars(amount) },
  }));
  return {
    id: `${code} ${more.title ?? ''}`,
    code,
    title: code,
    why: 'A buyer does without it.',
    share: 100,
    onRevenue: false,
    needed: false,
    remark: '',
    references: [aDocument(), ...paid.map(({ amount, first }) => aPayment(-amount, `${first}-21`))],
    owed: paid,
    amounts: [],
    gone: 0,
    ...more,
    posted: posted.map((one) => ({
      accountId: 1,
      code: 'OTHER_OPEX',
      month: '2025-06',
      party: '',
      lines: 1,
      ...one,
      amount: dollars(one.amount ?? 0),
    })),
  };
}

/** Facts in which each account holds what the adjustments take of it. */
export function factsFor(adjustments: readonly Adjustment[], more: Partial<LedgerFacts> = {}): LedgerFacts {
  const months = more.months ?? monthsUntil2025(36);
  return {
    months,
    accountMonths: {
      accounts: adjustments.flatMap(({ posted }) =>
        posted.map(({ accountId, month, amount }) => ({ accountId, month, amount })),
      ),
      parties: [],
    },
    covered: { from: months[0] ?? '', to: months.at(-1) ?? '' },
    inEbitda: new Set(
      Object.entries(canonicalAccounts)
        .filter(([, { group }]) => group !== 'below')
        .map(([code]) => code),
    ),
    shared: new Map(),
    ...more,
  };
}

/** Lines of the profit and loss in dollars. */
export const booksOf = (lines: Partial<Record<AccountCode, number>>) =>
  Object.fromEntries(Object.entries(lines).map(([code, amount]) => [code, cents(amount * 100)]));
