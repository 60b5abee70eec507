import type { Report } from '#features/valuation/check-reports/domain/report.ts';
import { writeReport } from '#features/valuation/check-reports/domain/write-report.ts';
import { checkValue } from '#features/valuation/check-value/domain/check-value.ts';
import type { KeptAddBack } from '#features/valuation/earnings/domain/kept-add-back.ts';
import type { AccountLines } from '#features/valuation/earnings/domain/period-books.ts';
import { periodKeys } from '#features/valuation/earnings/domain/periods.ts';
import { recast } from '#features/valuation/earnings/domain/recast.ts';
import { sections } from '#features/valuation/health-check/domain/question.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { exampleInputs, growingYears } from '#test/support/check-value-examples.ts';

const dollars = (amount: number): Cents => cents(amount * 100);
const addBacks = 12;

const lines: AccountLines = {
  REV: dollars(2_400_000),
  COGS_MAT: dollars(1_320_000),
  PAYROLL: dollars(420_000),
  OFFICER_COMP: dollars(180_000),
  RENT: dollars(96_000),
  PROF_FEES: dollars(184_000),
  DEPR: dollars(60_000),
  INT_EXP: dollars(24_000),
};
const netIncome = dollars(116_000);

export function fullReport(): Report {
  const typed = Object.fromEntries(periodKeys.map((key) => [key, { lines, netIncome }]));
  const books = {
    ends: { yearEnds: '2025-12-31', latestEnds: '2026-10-31' },
    files: [],
    typed,
    mapping: new Map(),
  };
  return writeReport({
    businessName: 'A business of the bench LLC',
    industry: 'Manufacturing',
    trade: 'Machine shop',
    answers: exampleInputs.answers,
    known: {},
    value: checkValue({ ...exampleInputs, periods: growingYears }),
    recast: recast(books, {
      addBacks: Array.from({ length: addBacks }, addBack),
      marketPay: dollars(110_000),
    }),
    tasks: [...sections.boost.keys, ...sections.risk.keys].map((key) => ({
      key,
      target: 'Better than it is today, by as much as can be done',
      assignee: 'The office manager',
      dueOn: '2027-03-31',
      worth: dollars(20_000),
      status: 'open',
    })),
  });
}

function addBack(_: unknown, at: number): KeptAddBack {
  const year = {
    recorded: dollars(4_000 + at),
    replacement: cents(0),
    recovered: cents(0),
    effect: cents(0),
  };
  return {
    id: `add-back ${at}`,
    code: 'O-PERK',
    title: `Private cost ${at + 1} that the business paid`,
    why: 'Nobody who buys has it.',
    account: null,
    overlaps: null,
    onRevenue: false,
    samePeriod: true,
    otherYears: 0,
    neededByBuyer: false,
    years: Object.fromEntries(periodKeys.map((key) => [key, year])),
    proofs: ['third-party', 'ledger', 'bank'],
  };
}
