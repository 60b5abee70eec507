import {
  type BookPart,
  paymentTerms,
  receiptTerms,
} from '#features/quality-of-earnings/bank-statements/domain/cash-proof.ts';
import { figureOfPart } from '#features/quality-of-earnings/bank-statements/domain/part-figures.ts';
import { bookPartWords } from '#features/quality-of-earnings/bank-statements/domain/part-words.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthInWords } from '#kernel/days.ts';
import { fromLedger, fromParts, fromSource, less, type PartOf, plus, type Traced } from './figure-origins.ts';
import type { CashMonth } from './report-facts.ts';

/** A month in which both the bank and the books are known. */
export type ProvedMonth = CashMonth & { proof: NonNullable<CashMonth['proof']> };
export type CashSideName = 'receipts' | 'disbursements';
export type CashMeasure = 'actual' | 'expected' | 'variance';

const words: Record<CashSideName, Record<CashMeasure, string>> = {
  receipts: {
    actual: 'From customers, at the bank',
    expected: 'From customers, expected by the books',
    variance: 'From customers, difference',
  },
  disbursements: {
    actual: 'Paid, at the bank',
    expected: 'Paid, expected by the books',
    variance: 'Paid, difference',
  },
};

/** A side of the proof of cash in one month, in cents: lines of the bank, or what the books expect of it. */
export function cashFigure(of: ProvedMonth, side: CashSideName, measure: CashMeasure): Traced {
  const { month, proof } = of;
  const label = `${words[side][measure]}, ${monthInWords(month)}`;
  const cents = proof[side][measure];
  if (measure === 'variance')
    return fromParts(label, cents, [
      plus(cashFigure(of, side, 'actual')),
      less(cashFigure(of, side, 'expected')),
    ]);
  if (measure === 'expected') return fromParts(label, cents, partsOf(of, side));
  return fromSource(label, cents, {
    ...{ kind: 'bank', side: side === 'receipts' ? 'in' : 'out', what: 'business' },
    ...{ from: month, to: month },
  });
}

/** All proved months together, in cents. */
export function cashTogether(
  months: readonly ProvedMonth[],
  side: CashSideName,
  { measure, cents }: { measure: CashMeasure; cents: number },
): Traced {
  return fromParts(
    words[side][measure],
    cents,
    months.map((one) => plus(cashFigure(one, side, measure))),
  );
}

function partsOf({ month, books, costs }: ProvedMonth, side: CashSideName): PartOf[] {
  const terms = side === 'receipts' ? receiptTerms : paymentTerms;
  const span = { from: month, to: month };
  const ofBooks = (part: BookPart): Traced | null => {
    const found = figureOfPart[part];
    const cents = books?.[part] ?? 0;
    if (!found || cents === 0) return null;
    return fromLedger(bookPartWords[part], cents, { figure: found.figure, span, partly: found.partly });
  };
  const ofCosts = costs.map(({ code, amount }) =>
    fromLedger(ledgerAccount(code).label, amount, { figure: { formula: 'account', code }, span }),
  );
  return terms.flatMap(({ part, sign }) => {
    const found = part === 'costs' ? ofCosts : [ofBooks(part)].flatMap((one) => one ?? []);
    return found.map((of) => (sign === 1 ? plus(of) : less(of)));
  });
}
