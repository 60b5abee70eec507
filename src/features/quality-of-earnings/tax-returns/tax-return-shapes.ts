import { z } from 'zod';
import { month } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { money, signedAmount } from '#wire/words.ts';
import { taxAmounts, taxBases, taxForms } from './domain/tax-forms.ts';
import { footings, tieGrades, tieKeys } from './domain/tax-ties.ts';

/** Of a fiscal year: the year in which it ends. */
export const fiscalYear = z.number().int().min(1900).max(2200);

const amounts = z.partialRecord(z.enum(taxAmounts), signedAmount.nullable());

export const taxReturn = z.object({ form: z.enum(taxForms), basis: z.enum(taxBases), amounts });

const tie = z.object({
  key: z.enum(tieKeys),
  returned: money,
  books: money,
  reconciling: money,
  timing: money,
  difference: money,
  limit: money,
  grade: z.enum(tieGrades),
  /** Whether the ledger lines behind `books` can be opened. */
  opens: z.boolean(),
});

export const taxYear = z.object({
  year: fiscalYear,
  from: month,
  to: month,
  /** In how many of its months the ledger has entries. */
  booked: z.number().int(),
  /** 0: nothing was entered. */
  version: z.number().int(),
  entered: taxReturn.nullable(),
  /** The sums that the return itself must show, and what each is off by. */
  footings: z.array(z.object({ footing: z.enum(footings), difference: money })).max(4),
  /** Equity at its beginning less that at the end of the year before; `null`: one is not known. */
  gap: money.nullable(),
  /** `null`: the ledger does not cover the whole year. */
  ties: z.array(tie).max(8).nullable(),
});
