import { type Cents, cents } from '#kernel/money.ts';

export type PriceTerm = { part: string; words: string };

const withWorkingCapital = cents(5_000_000_00);

/**
 * Percentage of sales that included working capital, by price in cents. Source: IBBA and M&A Source, Market Pulse,
 * averages of the fourth quarter of 2020 to the third of 2021, as a broker reports them.
 */
const sharesIncluded: readonly { below: number; percent: number }[] = [
  { below: 1_000_000_00, percent: 17 },
  { below: 2_000_000_00, percent: 30 },
  { below: 5_000_000_00, percent: 38 },
  { below: Number.POSITIVE_INFINITY, percent: 80 },
];

/** `mid` in cents. An enterprise value, cash-free and debt-free; the parties may agree otherwise (product policy). */
export function priceTerms(mid: Cents): PriceTerm[] {
  const share = sharesIncluded.find(({ below }) => mid < below)?.percent ?? 0;
  const practice = `It was included in ${share}% of sales of this size (Market Pulse, 2020 to 2021).`;
  const included = mid >= withWorkingCapital;
  return [
    {
      part: 'Equipment and goodwill',
      words: 'Included: everything the business needs to produce its earnings.',
    },
    { part: 'Cash and debt', words: 'Not included: the seller keeps the cash and pays off the debt.' },
    {
      part: 'Inventory',
      words: included
        ? 'Included at its normal level, as part of working capital.'
        : 'Not included: counted at closing and paid for separately, at cost.',
    },
    {
      part: 'Working capital',
      words: included
        ? `Included at its normal level; any difference at closing adjusts the price. ${practice}`
        : `Not included: receivables and payables stay with the seller, and the buyer funds working capital. ${practice}`,
    },
    {
      part: 'Real estate',
      words: 'Not included: the earnings are after rent. A building is priced separately.',
    },
  ];
}
