import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import { grouped } from '#kernel/counts.ts';
import type { StoryListing } from '../story/story-listing.ts';
import { printed } from './print.ts';
import type { TradeFacts } from './trade-facts.ts';

const dollars = (amount: number) => `$${grouped(Math.round(amount))}`;

export function memorandum(
  { title, description, place, figures, about, employees, foundedYear }: StoryListing,
  { services, customers, competition, growth, revenue: lines }: TradeFacts,
  statement: readonly (readonly (string | number)[])[],
) {
  const [price, revenue, ebitda, sde] = figures.map((thousands) => thousands * 1_000);
  if (!price || !revenue || !ebitda || !sde) throw new Error(`${title} lacks a figure`);
  const shown = ['Revenue', 'Gross profit', 'EBITDA', 'Seller’s discretionary earnings'];
  const [head = [], ...rows] = statement;
  return printed('Confidential information memorandum', `${title} · ${placeLabel(place)}`, [
    '1. Summary',
    `${description} ${about} Founded in ${foundedYear}.`,
    [
      ['Key figures, last fiscal year', ''],
      ['Asking price', dollars(price)],
      ['Revenue', dollars(revenue)],
      ['Seller’s discretionary earnings (SDE)', dollars(sde)],
      ['EBITDA', dollars(ebitda)],
      ['Price to SDE', `${(price / sde).toFixed(1)}×`],
      ['Employees', String(employees)],
    ],
    '2. Services',
    services,
    [
      ['Revenue by line', 'Last fiscal year', 'Share'],
      ...lines.map(([line, share]) => [line, dollars(revenue * share), `${Math.round(share * 100)}%`]),
    ],
    '3. Customers and competition',
    customers,
    competition,
    '4. Financial history',
    [
      head.map(String),
      ...rows
        .filter(([name]) => shown.includes(String(name)))
        .map(([name, ...amounts]) => [String(name), ...amounts.map((amount) => dollars(Number(amount)))]),
    ],
    'The books are kept on the accrual basis by an outside bookkeeper, and the tax returns are prepared by a CPA firm. Statements are compiled, not audited. The add-back schedule in folder 03.02 shows how SDE was calculated.',
    '5. People and premises',
    `${employees} employees including the owner, who handles sales, estimates and the largest accounts. A general manager runs the schedule and an office manager runs billing and payroll. Both expect to stay. The premises are leased; folder 10.01 has an abstract of the lease.`,
    '6. Growth',
    growth,
    '7. Transaction',
    'Asset sale, cash-free and debt-free, with a normal level of working capital. The owner trains the buyer for ninety days and is available by phone for one year. The owner would carry a note of up to 15% of the price. At the asking price, the business supports an SBA 7(a) loan with the coverage that lenders look for.',
    'This memorandum was prepared from the owner’s books and has not been verified by a third party. It is confidential under the NDA that its reader signed. Buyers rely on their own diligence.',
  ]);
}
