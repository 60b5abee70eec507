import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { askForDatabook, databookBytes } from '#test/support/databooks.ts';
import { addAdjustmentTo, chooseLines, journalOf, type Posting } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger } from './a-review.ts';

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

/** Three years: sales to three customers, rent, an owner's pay, club dues, a loan with interest, depreciation. */
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
        ['Dues and subscriptions', 20_001 + (at % 3)],
        [bank, -20_001 - (at % 3)],
      ),
      ...entry('25', supplier, '', ['Interest expense', 5_009], ['Bank loan from Hettie', -5_009]),
      ...entry('28', '', '', ['Depreciation expense', 7_777], ['Equipment', -7_777]),
    ];
  }).flat();
}

/** Reads the books, and adjusts them by a share of the club dues. Returns its ID. */
export async function booksOf(review: Review): Promise<string> {
  const { owner, reviewId, product } = review;
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger(review, journalOf(postings()));
  await product.runJobs();
  const { title, why } = namesOfBooks;
  const adjustment = await addAdjustmentTo(owner, reviewId, { code: 'O-PERK', title, why, share: 60 });
  const all = { code: 'OTHER_OPEX', first: '2023-01', last: '2025-12' };
  await expectOk(chooseLines(owner, adjustment, { version: 1, all }));
  return adjustment;
}

/** Makes the databook of a stage as the job does. */
export async function bookOf({ product, owner, reviewId }: Review, stage: DatabookStage): Promise<Buffer> {
  const id = await askForDatabook(owner, reviewId, stage);
  await product.runJobs();
  return databookBytes(owner, id);
}
