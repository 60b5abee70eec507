/** A term as CPAs use it, and what it says to an owner. */
export type StandardTerm = { name: string; plain: string };

/** One name for each measure, wherever it is shown: on a page, in a report, in a databook. */
export const standardTerms = {
  revenueGrowth: { name: 'Revenue CAGR', plain: 'Compound annual growth rate: the average growth per year.' },
  variation: {
    name: 'Coefficient of variation',
    plain: 'How far the years are from their average. The lower, the steadier.',
  },
  yearOverYear: { name: 'Year over year', plain: 'Growth since the same month of the year before.' },
  runRate: { name: 'Run rate', plain: 'A year at the pace of the last 3 months: their revenue, times four.' },
  seasonalRunRate: {
    name: 'Run rate, seasonally adjusted',
    plain: 'The same, allowing for how busy these months usually are.',
  },
  seasonality: { name: 'Seasonality', plain: 'How much a usual month differs from an average one.' },
  hhi: {
    name: 'Herfindahl-Hirschman index (HHI)',
    plain: 'Up to 10,000, which is a single customer. The lower, the better spread.',
  },
  logoRetention: {
    name: 'Logo retention',
    plain: 'Of the customers of the year before, the share that bought again.',
  },
  netRetention: {
    name: 'Net revenue retention (NRR)',
    plain: 'What the customers of the year before buy now, as a share of what they bought then.',
  },
  grossRetention: {
    name: 'Gross revenue retention (GRR)',
    plain: 'The same, with no customer counted for more than they bought then.',
  },
  newCustomers: {
    name: 'Revenue from new customers',
    plain: 'The share from customers who bought nothing the year before.',
  },
  receivableDays: {
    name: 'Days sales outstanding (DSO)',
    plain: 'How long customers take to pay.',
  },
  inventoryDays: { name: 'Days inventory outstanding (DIO)', plain: 'How long inventory lasts.' },
  payableDays: {
    name: 'Days payable outstanding (DPO)',
    plain: 'How long the business takes to pay suppliers.',
  },
  debtLike: {
    name: 'Debt-like items',
    plain: 'Owed for the time before the sale, such as taxes and deposits.',
  },
} as const satisfies Record<string, StandardTerm>;

const periodTerms: Record<string, string> = {
  LTM: 'LTM: the last twelve months.',
  STUB: 'YTD: year to date, the months since the last fiscal year.',
};

/** What the short names of columns mean, of those that are there. */
export function periodLegend(periods: readonly { key: string }[]): string {
  const fiscal = periods.some(({ key }) => key.startsWith('FY'))
    ? ['FY: the fiscal year that ends then.']
    : [];
  return [...fiscal, ...periods.flatMap(({ key }) => periodTerms[key] ?? [])].join(' ');
}
