import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { askForDatabook, databookBytes } from '#test/support/databooks.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { addAdjustmentTo, chooseLines, journalOf, type Posting } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { test as plain, type Review, readLedger, startReview } from './a-review.ts';

/** What no stage before the names shows, each in the words of the books. */
export const namesOfBooks = {
  customers: ['Zephyrine Quillfeather', 'Yarrow & Sons', 'Ottoline Marsh'],
  supplier: 'Landlady Xantippe',
  memo: 'Zmemo of the blue roof',
  number: 'ZNUM-77',
  title: 'Ztitle of the club dues',
  why: 'Zwhy it is private',
} as const;
/** The bank account in the name of an account and in memos. */
export const bankNumber = '0083441774';

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };

type Side = [account: string, cents: number];

/** Three years: sales to three customers, materials, rent, an owner’s pay, club dues, a grant, a loan, depreciation. */
function postings(): Posting[] {
  return Array.from({ length: 36 }, (_, at) => {
    const month = `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const entry = (day: string, name: string, memo: string, ...sides: Side[]): Posting[] =>
      sides.map(([account, cents]) => ({
        ...{ day: `${month}-${day}`, account, cents, name, memo },
        number: `${namesOfBooks.number}-${at}-${day}`,
      }));
    const { customers, supplier, memo } = namesOfBooks;
    const bank = `Checking ${bankNumber}`;
    const customer = customers[at % customers.length] ?? '';
    return [
      ...entry('04', customer, memo, ['Accounts Receivable', 800_011 + at], ['Sales', -800_011 - at]),
      ...entry('09', customer, `To ${bankNumber}`, [bank, 700_000], ['Accounts Receivable', -700_000]),
      ...entry('12', customers[0], '=cmd()', [bank, 99_999], [`Sales › ${customers[0]} projects`, -99_999]),
      ...entry('15', supplier, memo, ['Rent', 210_037], [bank, -210_037]),
      ...entry('18', 'Hettie Harrow', '', ['Officer salary', 150_003], [bank, -150_003]),
      ...entry(
        '20',
        'Country Club',
        memo,
        ['Meals and entertainment', 20_001 + (at % 3)],
        [bank, -20_001 - (at % 3)],
      ),
      ...entry('25', supplier, '', ['Interest expense', 5_009], ['Bank loan from Hettie', -5_009]),
      ...entry('26', supplier, '', ['Job Materials', 90_013], [bank, -90_013]),
      ...(at === 20 ? entry('27', supplier, memo, [bank, 400_100], ['Grant income', -400_100]) : []),
      ...entry('28', '', '', ['Depreciation expense', 7_777], ['Equipment', -7_777]),
    ];
  }).flat();
}

const typed = (kind: string, amount: number) => ({
  ...{ kind, pace: 'year', first: '2023-01', last: '2025-12' },
  amount,
});

/** Reads the books, and adjusts them: shares of lines, income taken out, and amounts that are in no line. */
export async function booksOf(
  review: Review,
  within: (posting: Posting) => boolean = () => true,
): Promise<void> {
  const { owner, reviewId, product } = review;
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger(review, journalOf(postings().filter(within)));
  await product.runJobs();
  const { title, why } = namesOfBooks;
  const given = [
    { code: 'O-PERK', title, why, share: 60, of: 'TRAVEL_MEALS', amounts: [] },
    { code: 'O-FAM', title, why, share: 37, of: 'OFFICER_COMP', amounts: [typed('replacement', 100_001)] },
    { code: 'N-GRANT', title, why, share: 100, of: 'OTHER_INC', amounts: [] },
    { code: 'F-HIRE', title, why, share: 100, of: null, amounts: [typed('effect', -250_000)] },
  ];
  for (const { of, ...body } of given) {
    const id = await addAdjustmentTo(owner, reviewId, body);
    const all = { code: of, first: '2023-01', last: '2025-12' };
    if (of) await expectOk(chooseLines(owner, id, { version: 1, all }));
  }
}

/** `booked`: a review that has these books. */
export const test = plain.extend(
  'booked',
  keptFixture('a review with books', async (database) => {
    const review = await startReview(database);
    await booksOf(review);
    return review;
  }),
);

/** Makes the databook of a stage as the job does. */
export async function bookOf({ product, owner, reviewId }: Review, stage: DatabookStage): Promise<Buffer> {
  const id = await askForDatabook(owner, reviewId, stage);
  await product.runJobs();
  return databookBytes(owner, id);
}
