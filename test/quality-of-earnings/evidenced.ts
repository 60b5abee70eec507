import {
  adjustmentOf,
  evidenceLinesOf,
  pointTo,
  provedStatement,
} from '#test/support/adjustment-evidence.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { aDraft, addBusiness, writeListing } from '#test/support/deal.ts';
import { addPaper, startCheck } from '#test/support/health-checks.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import {
  addAdjustmentTo,
  chooseLines,
  journalOf,
  type Posting,
  rowsBehind,
  startReviewOf,
} from '#test/support/ledgers.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { addText, openRoom, type TestRoom } from '#test/support/rooms.ts';
import { addScheduleTo, agingOf } from '#test/support/schedules.ts';
import { type Review, readLedger, startReview } from './a-review.ts';

export type Evidenced = Review & {
  checkId: string;
  listingId: string;
  room: TestRoom;
  /** The settlement, whose entry of $25,000 is chosen. */
  legal: string;
  paper: string;
  document: { document: string; version: string };
  schedule: string;
  /** The line of the bank that paid it, and the file of it. */
  paid: number;
  bankFile: string;
};

export const test = plain.extend('one', keptFixture('a review with evidence', startOne));

async function startOne(database: CopiedDatabase): Promise<Evidenced> {
  return withEvidence(await startReview(database));
}

/** The same of another owner. */
export async function anotherOne({ product }: Review): Promise<Evidenced> {
  const owner = await join(product, 'Otto Other');
  const businessId = await addBusiness(owner);
  return withEvidence({ product, owner, businessId, reviewId: await startReviewOf(owner, businessId) });
}

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };

function postings(): Posting[] {
  const months = Array.from({ length: 36 }, (_, at) => {
    const month = `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return [
      { day: `${month}-05`, account: 'Sales', cents: -90_000_00, number: `S${at}` },
      { day: `${month}-05`, account: 'Checking', cents: 90_000_00, number: `S${at}` },
      {
        day: `${month}-08`,
        account: 'Vehicle expense',
        cents: 700_00,
        number: `V${at}`,
        name: 'Truck lease',
      },
      { day: `${month}-08`, account: 'Checking', cents: -700_00, number: `V${at}` },
    ];
  });
  const settled = { day: '2025-06-20', number: 'L1', name: 'Smith & Partners LLP', memo: 'Settlement' };
  return [
    ...months.flat(),
    { ...settled, account: 'Legal fees', cents: 25_000_00 },
    { ...settled, account: 'Checking', cents: -25_000_00 },
  ];
}

async function withEvidence(review: Review): Promise<Evidenced> {
  const { owner, reviewId, businessId } = review;
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger(review, journalOf(postings()));
  const legal = await addAdjustmentTo(owner, reviewId, {
    ...{ code: 'N-LEGAL', title: 'Settlement', why: 'It will not come again.', needed: false },
  });
  await chooseSettlement(owner, reviewId, legal);
  const bankFile = await provedStatement(owner, reviewId, [
    ['2025-06-21', -25_000_00, 'Smith Partners LLP'],
    ['2025-06-24', -700_00, 'Truck lease'],
  ]);
  const { items } = await evidenceLinesOf(owner, legal, { fitting: 'yes' });
  const checkId = await startCheck(owner, businessId);
  const { id: listingId } = await writeListing(owner, businessId, aDraft());
  const room = await openRoom(owner, listingId);
  const [folder = ''] = room.folders.keys();
  return {
    ...review,
    ...{ checkId, listingId, room, legal, bankFile },
    paid: items[0]?.id ?? 0,
    paper: await addPaper(owner, checkId, 'Zpaper settlement'),
    document: await addText(owner, room, folder, { name: 'Zroom invoice.txt', text: 'Invoice 12' }),
    schedule: (await addScheduleTo(owner, reviewId, 'receivables', agingOf([['Ann Ace', 1, 2, 3, 4, 5]]))).id,
  };
}

async function chooseSettlement(owner: Someone, reviewId: string, legal: string): Promise<void> {
  const asked = { dataset: 1, formula: 'account', code: 'PROF_FEES', from: '2025-06', to: '2025-06' };
  const { items } = await rowsBehind(owner, reviewId, asked);
  await expectOk(chooseLines(owner, legal, { version: 1, add: items.map(({ place }) => place) }));
}

export const legalOf = ({ owner, reviewId, legal }: Evidenced) => adjustmentOf(owner, reviewId, legal);
export const paperOf = ({ paper }: Evidenced, page: number | null = 3) =>
  ({ kind: 'paper', of: paper, page }) as const;
export const bankOf = ({ paid }: Evidenced) => ({ kind: 'bank', line: paid }) as const;
export const point = (one: Evidenced, ...add: Parameters<typeof pointTo>[3][]) =>
  pointTo(one.owner, one.reviewId, one.legal, ...add);
