import type { AccountCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { usualEnds } from '#features/valuation/earnings/domain/periods.ts';
import { dayOf, monthInWords } from '#kernel/days.ts';

/** Invented; whole dollars of the latest fiscal year. */
const income = {
  'Contract machining': 4_098_000,
  'Tooling and fixtures': 1_122_000,
  'Discounts given': -24_000,
};
const goods = {
  'Steel and aluminum': 1_236_000,
  'Direct labor': 1_008_000,
  'Subcontracted plating': 312_000,
  'Freight in': 84_000,
};
const costs = {
  Advertising: 24_000,
  'Bank charges': 10_800,
  Insurance: 96_000,
  'Legal and professional': 42_000,
  'Officer compensation': 210_000,
  'Payroll taxes': 126_000,
  Rent: 264_000,
  'Repairs and maintenance': 91_200,
  'Shop supplies': 78_000,
  Software: 31_200,
  'Travel and meals': 26_400,
  Utilities: 118_800,
  'Vehicle expenses': 37_200,
  Wages: 540_000,
};
const otherIncome = { 'Interest earned': 2_400 };
const otherCosts = { Depreciation: 174_000, 'Interest on loans': 61_200 };

/** A one-time settlement in the last month of the fiscal year. */
export const settlement = 45_000;

export const endsOn = (today: Date) => usualEnds(dayOf(today));
type Ends = ReturnType<typeof endsOn>;

type Lines = Record<string, number>;
const inAll = (lines: Lines) => Object.values(lines).reduce((sum, amount) => sum + amount, 0);

/** In cents. `share`: sales of that year as a share of the latest year. */
export function typedYear(share: number): { lines: { [K in AccountCode]?: number }; netIncome: number } {
  const of = (amount: number) => Math.round(amount * share) * 100;
  const lines = {
    REV: of(5_220_000),
    CONTRA_REV: of(-24_000),
    COGS_MAT: of(1_236_000),
    COGS_LABOR: of(1_320_000),
    COGS_OTHER: of(84_000),
    PAYROLL: of(540_000),
    OFFICER_COMP: of(210_000),
    PAYROLL_TAX_BEN: of(126_000),
    RENT: of(264_000),
    OTHER_OPEX: of(555_600),
    DEPR: of(174_000),
    INT_EXP: of(61_200),
    INT_INC: of(2_400),
  };
  const { REV, CONTRA_REV, INT_INC, ...spent } = lines;
  return { lines, netIncome: REV + CONTRA_REV + INT_INC - inAll(spent) };
}

/** A QuickBooks export by month, from the start of the fiscal year to the last complete month. */
export function monthsExport(ends: Ends): { text: string; months: number } {
  const first = `${ends.yearEnds.slice(0, 4)}-01`;
  const months = monthsBetween(first, ends.latestEnds.slice(0, 7));
  const last = ends.yearEnds.slice(0, 7);
  const amounts = (annual: number, name: string) =>
    months.map((month, at) => {
      const swing = 1 + 0.09 * Math.sin((2 * Math.PI * at) / 12);
      const grown = month > last ? 1.02 : 1;
      const once = name === 'Legal and professional' && month === last ? settlement : 0;
      return Math.round((annual / 12) * (annual > 1_000_000 ? swing : 1) * grown) + once;
    });
  const rows: (string | number)[][] = [
    ['Profit and Loss by Month'],
    ['Gulfbend Precision Works Inc'],
    [`${monthInWords(first)} through ${monthInWords(months.at(-1) ?? first)}`],
    [],
    ['', ...months.map(monthInWords), 'Total'],
  ];
  const line = (name: string, of: number[]) =>
    rows.push([name, ...of, inAll(Object.fromEntries(of.entries()))]);
  const sums = (lists: number[][]) =>
    months.map((_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));
  const block = (title: string, of: Lines): number[] => {
    rows.push([title]);
    const lists = Object.entries(of).map(([name, annual]) => amounts(annual, name));
    for (const [at, name] of Object.keys(of).entries()) line(`   ${name}`, lists[at] ?? []);
    const total = sums(lists);
    line(`Total for ${title}`, total);
    return total;
  };
  const less = (one: number[], other: number[]) => one.map((amount, at) => amount - (other[at] ?? 0));
  const sales = block('Income', income);
  const gross = less(sales, block('Cost of Goods Sold', goods));
  line('Gross Profit', gross);
  const operating = less(gross, block('Expenses', costs));
  line('Net Operating Income', operating);
  const other = less(block('Other Income', otherIncome), block('Other Expenses', otherCosts));
  line('Net Other Income', other);
  line('Net Income', sums([operating, other]));
  rows.push([], [`Accrual Basis ${ends.latestEnds}`]);
  return { text: rows.map((cells) => cells.join(',')).join('\n'), months: months.length };
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let at = new Date(`${first}-01T00:00:00Z`); at.toISOString().slice(0, 7) <= last; ) {
    months.push(at.toISOString().slice(0, 7));
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  return months;
}
