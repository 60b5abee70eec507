import { z } from 'zod';
import { dataset, ledgerCode, month } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { empty, idParams, instant, money, prose, signedAmount } from '#wire/words.ts';
import { bookParts } from './domain/cash-proof.ts';
import { explanationCauses, proofSides } from './domain/explanation.ts';
import { inClasses, lineClasses, outClasses } from './domain/line-classes.ts';
import { bankNumber } from './statement-shapes.ts';

const side = z.object({
  actual: money,
  expected: money,
  variance: money,
  flagged: z.boolean(),
});
const proof = z.object({ receipts: side, disbursements: side });
const books = z.record(z.enum(bookParts), money);
const bank = z.object({
  deposits: money,
  notReceipts: z.partialRecord(z.enum(inClasses), money),
  withdrawals: money,
  notCosts: z.partialRecord(z.enum(outClasses), money),
});

/** Why the balance of the books is not that of the bank. */
const reconciled = z.object({
  balance: money,
  inTransit: money,
  outstanding: money,
  notBooked: money,
  unexplained: money,
});

const proofMonth = z.object({
  month,
  /** What there is not: the statements of an account, or entries of the ledger. */
  lacks: z.array(z.enum(['statements', 'ledger'])).max(2),
  bank,
  books: books.nullable(),
  /** The parts of `books.costs`. */
  costs: z.array(z.object({ code: ledgerCode, amount: money })).max(40),
  /** `null` while something is lacking. */
  proof: proof.nullable(),
  begins: money,
  ends: money,
  /** At the end of the month; `null` until every account is one of the books. */
  reconciled: reconciled.nullable(),
  /** Lines that wait for a person to say what they are. */
  waiting: z.object({ lines: z.number().int(), amount: money }),
});

export const getCashProof = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/cash-proof',
  summary:
    'The proof of cash: bank receipts and disbursements next to what the books expect, by month and in total, for one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: z.object({
    dataset: z.number().int(),
    accounts: z.number().int(),
    /** Bank and card accounts that no one said which account of the books they are. */
    untied: z.number().int(),
    months: z.array(proofMonth).max(60),
    /** Of the months that are whole; `null`: none is. */
    total: z.object({ months: z.number().int(), proof }).nullable(),
    /** Of the last twelve months, if all of them are whole. */
    year: z.object({ variance: money, revenue: money, flagged: z.boolean() }).nullable(),
    explanations: z
      .array(
        z.object({
          month,
          side: z.enum(proofSides),
          cause: z.enum(explanationCauses),
          text: z.string(),
          saidAt: instant,
          /** Whether the difference is still the one that was explained. */
          holds: z.boolean(),
        }),
      )
      .max(200),
  }),
  failure: 'unable to get the proof of cash',
});

export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/bank-lines',
  summary:
    'The bank and card statement lines behind a figure of the proof of cash, each with its file, row, category and suggested category',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    first: month,
    last: month,
    side: z.enum(['in', 'out', 'all']).default('all'),
    /** What lines are; `open`: those that wait for a person. */
    what: z.enum(['all', 'open', ...lineClasses]).default('all'),
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d\.\d{1,9}$/, 'Not a place in a list.')
      .meta({ examples: ['2025-01-15.8'] })
      .optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    total: z.object({ value: money, rows: z.number().int() }),
    items: z
      .array(
        z.object({
          id: bankNumber,
          day: z.iso.date(),
          amount: money,
          name: z.string(),
          memo: z.string(),
          number: z.string(),
          account: z.string(),
          fileName: z.string(),
          /** Of a PDF, whose row is a line of print on it. */
          page: z.number().int().nullable(),
          row: z.number().int(),
          class: z.enum(lineClasses),
          /** Whether a person said so. */
          said: z.boolean(),
          /** The other side of a transfer. */
          pair: z.object({ account: z.string(), day: z.iso.date() }).nullable(),
          proposal: z
            .object({ class: z.enum(lineClasses), by: z.enum(['words', 'amount', 'books']) })
            .nullable(),
        }),
      )
      .max(100),
    next: z.string().nullable(),
  }),
  failure: 'unable to get the bank lines',
});

export const sayBankLines = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/bank-lines',
  summary: 'Categorizes bank lines; `null` removes the category',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ lines: z.array(bankNumber).min(1).max(500), class: z.enum(lineClasses).nullable() }),
  reply: z.object({ lines: z.number().int() }),
  refusals: ['not-found', 'no-such-bank-line', 'class-differs'],
  failure: 'unable to save what the lines are',
});

export const explainCash = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/cash-explanations',
  summary:
    'Explains the difference between bank and books in a month (`null` removes the explanation); valid while the difference is `amount`',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    month,
    side: z.enum(proofSides),
    /** The difference that was seen, in cents. */
    amount: signedAmount,
    explanation: z.object({ cause: z.enum(explanationCauses), text: prose(1, 2_000) }).nullable(),
  }),
  reply: empty,
  refusals: ['not-found', 'stale'],
  failure: 'unable to save the explanation',
});
