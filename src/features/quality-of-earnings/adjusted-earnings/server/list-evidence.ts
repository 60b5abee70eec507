import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { checkIdOf } from '#features/valuation/health-check/server/check-of-business.ts';
import { listPapers } from '#features/valuation/health-check/server/read-papers.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { owedBy } from '../domain/adjustment.ts';
import { fittingPayments, type Payment, wantedAmounts } from '../domain/bank-support.ts';
import type {
  listEvidenceDocuments as documentsContract,
  listEvidenceLines as linesContract,
} from '../evidence-contract.ts';
import { mostReferences } from '../evidence-shapes.ts';
import { findAdjustment } from './adjustment-store.ts';
import { type BankChoiceRow, bankChoices, bankLinesOf } from './evidence-line-store.ts';
import { roomVersionsNamed, schedulesNamed } from './evidence-store.ts';
import { keptAdjustments } from './kept-adjustments.ts';

type Document = AnswerOf<typeof documentsContract>['items'][number];
type Line = AnswerOf<typeof linesContract>['items'][number];

const [mostDocuments, mostCandidates] = [100, 2_000] as const;

async function openAdjustment(reading: Reading, id: string) {
  const row = await findAdjustment(reading.db, id);
  if (!row) throw new Refused('not-found');
  return openReview(reading, row.review_id);
}

export async function listEvidenceDocuments(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof documentsContract>,
): Promise<AnswerOf<typeof documentsContract>> {
  const { id: reviewId, businessId } = await openAdjustment(reading, id);
  const asked = { reviewId, words: query.words.toLowerCase(), limit: mostDocuments + 1 };
  const check = await papersNamed(reading, businessId, asked.words);
  const items = [
    ...check.papers,
    ...(await roomDocuments(reading, businessId, asked)),
    ...(await schedulesNamed(reading.db, asked)).map(
      (row): Document => ({
        ...{ kind: 'schedule', id: row.id, name: row.name, pages: null, own: true },
      }),
    ),
  ];
  const { healthCheckId } = check;
  return { items: items.slice(0, mostDocuments), more: items.length > mostDocuments, healthCheckId };
}

type Papers = { healthCheckId: string | null; papers: Document[] };

/** Those of the health check that the caller may open. Someone may see the books and not the health check. */
async function papersNamed(reading: Reading, businessId: string, words: string): Promise<Papers> {
  const none: Papers = { healthCheckId: null, papers: [] };
  const healthCheckId = await checkIdOf(reading.db, businessId);
  if (healthCheckId === null) return none;
  try {
    const { papers } = await listPapers(reading, healthCheckId);
    const named = papers.filter(({ name }) => name.toLowerCase().includes(words));
    return {
      healthCheckId,
      papers: named.map(({ id, name }) => ({ kind: 'paper', id, name, pages: null, own: false })),
    };
  } catch (error) {
    if (error instanceof Refused) return none;
    throw error;
  }
}

type Asked = { reviewId: string; words: string; limit: number };

async function roomDocuments(reading: Reading, businessId: string, asked: Asked): Promise<Document[]> {
  const roomId = await roomOfBusiness(reading, businessId);
  if (roomId === null) return [];
  const rows = await roomVersionsNamed(reading.db, { ...asked, roomId });
  return rows.map(({ id, name, pages, own }) => ({ kind: 'room', id, name, pages, own }));
}

export async function listEvidenceLines(
  reading: Reading,
  { params: { id }, query }: InputOf<typeof linesContract>,
): Promise<AnswerOf<typeof linesContract>> {
  const { db } = reading;
  const review = await openAdjustment(reading, id);
  if (query.fitting === 'yes')
    return { items: (await fittingLines(reading, review, id)).map(viewOf), next: null };
  const asked = { reviewId: review.id, words: query.words.toLowerCase(), limit: query.size + 1 };
  const rows = await bankChoices(db, { ...asked, after: placeIn(query.after) });
  const page = rows.slice(0, query.size);
  const last = rows.length > query.size ? page.at(-1) : undefined;
  return { items: page.map(viewOf), next: last ? `${last.day}.${last.id}` : null };
}

/** Those that pay an entry which no line pays yet, and that no adjustment has. */
async function fittingLines(
  { db }: Reading,
  review: Awaited<ReturnType<typeof openAdjustment>>,
  id: string,
): Promise<BankChoiceRow[]> {
  const { kept } = await keptAdjustments(db, review, review.dataset, { owedBy: id });
  const one = kept.find(({ adjustment }) => adjustment.id === id);
  if (!one) return [];
  const owed = owedBy(one.adjustment);
  const given = paymentsOf([one]);
  const amounts = wantedAmounts(owed, given);
  const candidates = await bankLinesOf(db, { reviewId: review.id, amounts, limit: mostCandidates });
  const taken = new Set(paymentsOf(kept).map(({ key }) => key));
  const free = candidates.filter(({ payment }) => !taken.has(payment));
  const fitting = fittingPayments(
    owed,
    given,
    free.map(({ payment, day, amount }) => ({ key: payment, day, amount })),
  );
  return free.filter(({ payment }) => fitting.has(payment)).slice(0, mostReferences);
}

function paymentsOf(kept: Awaited<ReturnType<typeof keptAdjustments>>['kept']): Payment[] {
  return kept.flatMap(({ adjustment }) =>
    adjustment.references.flatMap((one) =>
      one.kind === 'bank' && one.standing === 'stands' ? [one.payment] : [],
    ),
  );
}

function placeIn(after: string | undefined): { day: string; id: number } | null {
  if (after === undefined) return null;
  const [day = '', id = ''] = after.split('.');
  const isPlace = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && /^\d{1,9}$/.test(id);
  if (!isPlace)
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { day, id: Number(id) };
}

function viewOf(row: BankChoiceRow): Line {
  const { id, day, name, memo, account, page } = row;
  return {
    ...{ id, day, name, memo, account, page, row: row.row },
    amount: cents(row.amount),
    fileName: row.file_name,
  };
}
