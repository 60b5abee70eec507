import { z } from 'zod';
import { amount, id, instant, line, money, prose, seenVersion, signedAmount } from '#wire/words.ts';
import { addBackCodes, addBackTestNames } from './domain/add-back-categories.ts';
import { checklistAnswers, checklistKeys } from './domain/add-back-checklist.ts';
import { addBackHintCodes } from './domain/add-back-hints.ts';
import { evidenceTiers } from './domain/add-backs.ts';
import { accountCodes, typedCodes } from './domain/canonical-accounts.ts';
import { columnUses } from './domain/column-use.ts';
import { paperProofs } from './domain/kept-add-back.ts';
import { mostAccountsKept } from './domain/period-books.ts';
import { periodKeys } from './domain/periods.ts';
import { bases, layouts, statementSections } from './domain/statement.ts';

const day = z.iso.date('Must be a day, as 2025-12-31.');
export const days = z.object({ from: z.string(), to: z.string() });
export const period = z.enum(periodKeys);
export const accountCode = z.enum(accountCodes);
const addBackCode = z.enum(addBackCodes);
export const checklistItem = z.enum(checklistKeys);
const testResult = z.enum(['pass', 'fail', 'na']);

/** Cents by canonical account. */
const lines = z.partialRecord(accountCode, money);
const typedLine = z.enum(typedCodes);
export const sentLines = z.partialRecord(typedLine, signedAmount);

const gap = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no-figures') }),
  z.object({ code: z.literal('fewer-months'), months: z.number() }),
  z.object({ code: z.literal('unmatched'), accounts: z.number() }),
  z.object({ code: z.literal('unsorted'), share: z.number() }),
  z.object({ code: z.literal('does-not-tie'), lines: money, stated: money }),
]);

const judged = z.object({
  tests: z.record(z.enum(addBackTestNames), testResult),
  refusal: z.enum(['never-allowed', 'wrong-direction', 'not-to-market', 'tests-failed']).nullable(),
});

const bridge = z.object({
  netIncome: money,
  ebitda: money,
  corrections: money,
  nonRecurring: money,
  owner: money,
  adjustedEbitda: money,
  proForma: money,
  proFormaEbitda: money,
  marketPay: money,
  sde: money,
  lender: z.object({ adjustedEbitda: money, sde: money }),
  margin: z.number().nullable(),
  refused: z.array(z.number()).max(200),
  flags: z.array(z.enum(['heavy', 'one-large', 'word-alone', 'one-sided'])).max(4),
});

/** A period as it stands, complete or not, and what it comes to so far. */
const periodView = z.object({
  key: period,
  days,
  source: z.enum(['typed', 'imported']).nullable(),
  months: z.number().int(),
  bases: z.array(z.enum(bases)).max(2),
  lines,
  netIncome: money,
  gaps: z.array(gap).max(5),
  revenue: money,
  /** EBITDA from the bottom line up and from the top line down. */
  ebitda: z.object({ bottom: money, top: money }),
  bridge,
  addBacks: z
    .array(
      z.object({
        id,
        amount: money,
        tier: z.enum(evidenceTiers),
        judged,
        /** In how many other periods the books hold what is said to have come once. */
        seen: z.number().int(),
      }),
    )
    .max(200),
  /** The pay of one owner, brought to market. */
  ownerPay: z.object({
    from: z.enum(['add-back', 'books']),
    paid: money,
    market: money.nullable(),
    effect: money,
    tier: z.enum(evidenceTiers),
  }),
  /** What may be missing about the owner. */
  hints: z
    .array(
      z.object({
        code: z.enum(addBackHintCodes),
        amount: money.nullable(),
        titles: z.array(z.string()).max(200),
      }),
    )
    .max(addBackHintCodes.length),
});

const year = { recorded: amount, replacement: amount, recovered: amount, effect: signedAmount };
const yearView = z.object({ recorded: money, replacement: money, recovered: money, effect: money });

export const addBackView = z.object({
  id,
  item: checklistItem.nullable(),
  code: addBackCode,
  title: z.string(),
  why: z.string(),
  account: accountCode.nullable(),
  overlaps: id.nullable(),
  onRevenue: z.boolean(),
  samePeriod: z.boolean(),
  otherYears: z.number().int(),
  neededByBuyer: z.boolean(),
  years: z.partialRecord(period, yearView),
  papers: z.array(z.object({ paperId: id, proof: z.enum(paperProofs) })).max(60),
  version: z.number().int(),
});

/** An add-back as the owner tells it. */
export const sentAddBack = {
  /** The item of the checklist that it answers. */
  item: checklistItem.nullable().default(null),
  code: addBackCode,
  title: line(1, 120),
  /** Why it is one. */
  why: prose(0, 1_000),
  account: typedLine.nullable(),
  overlaps: id.nullable(),
  onRevenue: z.boolean(),
  samePeriod: z.boolean(),
  /** In how many of the other three years the same kind of cost came. */
  otherYears: z.number().int().min(0).max(3),
  neededByBuyer: z.boolean(),
  years: z.partialRecord(period, z.object(year)),
  papers: z.array(z.object({ paperId: id, proof: z.enum(paperProofs) })).max(60),
};

export const fileView = z.object({
  id,
  keptAt: instant,
  layout: z.enum(layouts),
  basis: z.enum(bases).nullable(),
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), days: days.nullable(), use: z.enum(columnUses) })).max(200),
  accounts: z.number().int(),
});

export const bookSettings = {
  /** The last day of the latest fiscal year, and of the last twelve months. */
  yearEnds: day,
  latestEnds: day,
  /** What one full-time owner would cost on the market, with taxes and benefits, a year. */
  marketPay: amount.nullable(),
  marketPaySource: line(0, 200),
  version: seenVersion(),
};

/** The books of a check with all that follows from them. */
export const earningsView = z.object({
  yearEnds: z.string(),
  latestEnds: z.string(),
  marketPay: money.nullable(),
  marketPaySource: z.string(),
  version: z.number().int(),
  changedAt: instant,
  periods: z.array(periodView).max(4),
  /** What was typed, also where a file stands before it. */
  typed: z.array(z.object({ period, lines, netIncome: money, version: z.number().int() })).max(4),
  files: z.array(fileView).max(60),
  addBacks: z.array(addBackView).max(200),
  /** The usual add-backs, with what the books hold of each and how it was answered. */
  checklist: z
    .array(
      z.object({
        item: checklistItem,
        answer: z.enum(['added', ...checklistAnswers]).nullable(),
        found: z
          .array(
            z.object({ path: z.string(), account: accountCode, amounts: z.partialRecord(period, money) }),
          )
          .max(10),
      }),
    )
    .max(checklistKeys.length),
  /** Accounts that nobody matched yet. */
  unmatched: z.number().int(),
});

const accountView = z.object({
  path: z.string(),
  section: z.enum(statementSections),
  account: accountCode,
  decided: z.boolean(),
});

/** The accounts of a book, as they stand with its `version`. */
export const accountsView = z.object({
  version: z.number().int(),
  accounts: z.array(accountView).max(mostAccountsKept),
});
