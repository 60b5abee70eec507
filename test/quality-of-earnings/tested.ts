import { type Entry, findingsOf, ledgerOfEntries } from '#test/support/findings.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger } from './a-review.ts';

const monthOf = (at: number) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** That day of a month, or the weekday before. */
function weekday(month: string, day: string): string {
  const at = new Date(`${month}-${day}T00:00:00Z`);
  const isWeekend = at.getUTCDay() % 6 === 0;
  return new Date(at.getTime() - (isWeekend ? 2 * 86_400_000 : 0)).toISOString().slice(0, 10);
}

/**
 * Three quiet years, in which no test finds anything: twice a month a sale that is paid, rent and wages. EBITDA of a year is
 * some $12,000, so that materiality is $2,500 and the posting threshold $125.
 */
export function quietYears(): Entry[] {
  return Array.from({ length: 36 }, (_, at): Entry[] => {
    const [month, cents] = [monthOf(at), 1_006_172 + at * 13];
    const sale = (day: string, number: number): Entry[] => [
      {
        ...{
          day: weekday(month, day),
          type: 'Invoice',
          number: String(1000 + number),
          name: `Customer ${number % 7}`,
        },
        sides: [
          ['Accounts Receivable', cents],
          ['Sales', -cents],
        ],
      },
      {
        ...{ day: weekday(month, day), type: 'Payment', name: `Customer ${number % 7}` },
        sides: [
          ['Checking', cents],
          ['Accounts Receivable', -cents],
        ],
      },
    ];
    const cost = (day: string, account: string, amount: number, name: string, number: number): Entry => ({
      ...{ day: weekday(month, day), type: 'Check', number: String(number), name },
      sides: [
        [account, amount],
        ['Checking', -amount],
      ],
    });
    return [
      ...sale('10', at * 2),
      ...sale('22', at * 2 + 1),
      cost('03', 'Rent', 310_010 + at, 'Landlord LLC', 500 + at * 2),
      cost('18', 'Wages', 1_600_011 + at, 'Payroll Co', 501 + at * 2),
    ];
  }).flat();
}

export const quietOpenings = { Checking: 5_000_000, 'Common Stock': 0 };

/** Booked as revenue: one finding. */
export const soldTruck: Entry = {
  ...{ day: '2025-08-12', type: 'Invoice', number: 'X1', name: 'Dealer' },
  sides: [
    ['Machinery', 20_012],
    ['Sales', -20_012],
  ],
};

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };

/** Reads a ledger of these entries and puts it to the tests, as the jobs do. */
export async function tested(
  review: Review,
  entries: readonly Entry[],
  openings: Record<string, number> = quietOpenings,
) {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  await readLedger(review, ledgerOfEntries(entries, openings));
  await review.product.runJobs();
  return findingsOf(review.owner, review.reviewId);
}
