import { monthsIn } from '#features/valuation/earnings/domain/day-range.ts';
import { aDraft } from '#test/support/deal.ts';
import { journalOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger } from './a-review.ts';

/** Sales of $50,000 and pay of $30,000 a month, of which $10,000 is the owner’s. */
const booksOf = (months: readonly string[]) =>
  journalOf(
    months.flatMap((month, at) => {
      const entry = { day: `${month}-15`, number: `J${at}`, name: 'Monthly' };
      return [
        { ...entry, account: 'Sales', cents: -50_000_00 },
        { ...entry, account: 'Wages', cents: 20_000_00 },
        { ...entry, account: 'Officer compensation', cents: 10_000_00 },
        { ...entry, account: 'Checking', cents: 20_000_00 },
      ];
    }),
  );

const sale = { day: '2025-12-30', number: 'NEW', name: 'Yarrow & Sons' };
/** Another $40,000 of sales in December. */
export const moreSales = journalOf([
  { ...sale, account: 'Checking', cents: 40_000_00 },
  { ...sale, account: 'Sales', cents: -40_000_00 },
]);

export async function withBooks(
  review: Review,
  { months = monthsIn({ from: '2025-01-01', to: '2025-12-31' }), latestEnds = '2025-12-31' } = {},
): Promise<Review> {
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds, years: 2 };
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  await readLedger(review, booksOf(months));
  // Keeps what they say.
  await review.product.runJobs();
  return review;
}

/** A listing that states these figures and no others. */
export const draftWith = (figures: object) => {
  const draft = aDraft();
  return {
    ...draft,
    profile: { ...draft.profile, lastYearRevenue: null, ebitda: null, sde: null, ...figures },
  };
};
