import { monthInWords } from '#kernel/days.ts';
import { type PeriodEnds, type PeriodKey, periodRange, periodsOf } from './periods.ts';

/** A fictional heating and cooling contractor: dollars of its latest fiscal year by account. */
const sections = {
  Income: { 'Service revenue': 684_200, 'Installation revenue': 897_500, 'Discounts given': -11_700 },
  'Cost of Goods Sold': {
    'Parts and materials': 402_300,
    'Direct labor': 288_600,
    Subcontractors: 64_900,
    'Permits and freight': 18_450,
  },
  Expenses: {
    Advertising: 31_200,
    'Bank service charges': 12_840,
    'Depreciation expense': 28_600,
    'Health insurance': 26_400,
    'Insurance - liability': 22_750,
    'Interest expense': 9_360,
    'Legal and accounting': 14_900,
    'Meals and travel': 8_150,
    'Officer salary': 118_000,
    'Payroll taxes': 31_900,
    'Rent - shop and yard': 54_000,
    'Repairs and maintenance': 11_300,
    'Software subscriptions': 9_720,
    Utilities: 13_480,
    'Vehicle fuel and repairs': 38_650,
    'Wages - office': 92_400,
  },
} as const;

const shares: Record<PeriodKey, number> = { first: 0.84, second: 0.93, third: 1, latest: 1.04 };
const lawsuit: Partial<Record<PeriodKey, number>> = { second: 21_500 };

export function sampleBooks(ends: PeriodEnds): (string | number)[][] {
  const keys = periodsOf(ends);
  const amounts = (dollars: number) => keys.map((key) => Math.round(dollars * shares[key]));
  const legal = keys.map((key) => lawsuit[key] ?? 0);
  const totals: Record<string, number[]> = {};
  const rows = Object.entries(sections).flatMap(([section, accounts]) => {
    const lines = Object.entries(accounts).map(([name, dollars]) => [name, ...amounts(dollars)] as const);
    if (section === 'Expenses') lines.splice(7, 0, ['Legal settlement', ...legal]);
    const total = keys.map((_, at) => lines.reduce((sum, [, ...line]) => sum + (line[at] ?? 0), 0));
    totals[section] = total;
    const worked = section === 'Cost of Goods Sold' ? [['Gross Profit', ...less(totals.Income, total)]] : [];
    return [[section], ...lines.map((line) => [...line]), [`Total ${section}`, ...total], ...worked];
  });
  const gross = less(totals.Income, totals['Cost of Goods Sold'] ?? []);
  return [
    ['Sample Heating and Cooling'],
    ['Profit and Loss'],
    ['', ...keys.map((key) => daysOf(key, ends))],
    ...rows,
    ['Net Income', ...less(gross, totals.Expenses ?? [])],
    [],
    ['Accrual Basis'],
  ];
}

const less = (from: readonly number[] = [], what: readonly number[]) =>
  from.map((one, at) => one - (what[at] ?? 0));

function daysOf(key: PeriodKey, ends: PeriodEnds): string {
  const { from, to } = periodRange(key, ends);
  const [first, last] = [from, to].map(monthInWords);
  return `${first} - ${last}`;
}
