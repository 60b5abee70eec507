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
  ebitda: z.object({ bottom: money, top: money }),
  bridge,
  addBacks: z
    .array(
      z.object({
        id,
        amount: money,
        tier: z.enum(evidenceTiers),
        judged,
        seen: z.number().int(),
      }),
    )
    .max(200),
  ownerPay: z.object({
    from: z.enum(['add-back', 'books']),
    addBackId: id.nullable(),
    paid: money,
    market: money.nullable(),
    effect: money,
    shown: money,
    tier: z.enum(evidenceTiers),
  }),
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

export const sentAddBack = {
  item: checklistItem.nullable().default(null),
  code: addBackCode,
  title: line(1, 120),
  why: prose(0, 1_000),
  account: typedLine.nullable(),
  overlaps: id.nullable(),
  onRevenue: z.boolean(),
  samePeriod: z.boolean(),
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
  /** `null` of a file that was imported without its name. */
  name: z.string().nullable(),
  /** The sheet that was read, of a workbook with several. */
  sheet: z.string().nullable(),
  /** Bytes of the original; `null` if it was imported before originals were kept. */
  size: z.number().int().nullable(),
  /** In the file, above its figures. */
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), days: days.nullable(), use: z.enum(columnUses) })).max(200),
  accounts: z.number().int(),
});

export const bookSettings = {
  yearEnds: day,
  latestEnds: day,
  marketPay: amount.nullable(),
  marketPaySource: line(0, 200),
  version: seenVersion(),
};

export const earningsView = z.object({
  yearEnds: z.string(),
  latestEnds: z.string(),
  marketPay: money.nullable(),
  marketPaySource: z.string(),
  version: z.number().int(),
  changedAt: instant,
  periods: z.array(periodView).max(4),
  typed: z.array(z.object({ period, lines, netIncome: money, version: z.number().int() })).max(4),
  files: z.array(fileView).max(60),
  addBacks: z.array(addBackView).max(200),
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
  unmatched: z.number().int(),
});

const accountView = z.object({
  path: z.string(),
  section: z.enum(statementSections),
  account: accountCode,
  decided: z.boolean(),
  /** In the newest period that has it; `null` if no period takes it in. */
  newest: z.object({ amount: money, endsOn: day, months: z.number().int() }).nullable(),
});

export const accountsView = z.object({
  version: z.number().int(),
  accounts: z.array(accountView).max(mostAccountsKept),
});
