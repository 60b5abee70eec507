import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import { dayPlaceIn, dayPlaceOf } from '#features/quality-of-earnings/general-ledger/server/day-place.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { isInScope } from '#kernel/actor.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { fittingPayments, type Payment, wantedAmounts } from '../domain/bank-support.ts';
import type {
  listEvidenceDocuments as documentsContract,
  listEvidenceLines as linesContract,
} from '../evidence-contract.ts';
import { mostReferences } from '../evidence-shapes.ts';
import { findAdjustment } from './adjustment-store.ts';
import { type BankChoiceRow, bankChoices, bankLinesOf } from './evidence-line-store.ts';
import { bankReferences, paperOrigins, roomVersionsNamed, schedulesNamed } from './evidence-store.ts';
import { keptAdjustments } from './kept-adjustments.ts';
import { openPapers } from './papers-open.ts';

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
  const check = await papersNamed(reading, businessId, asked);
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

type Asked = { reviewId: string; words: string; limit: number };
type Papers = { healthCheckId: string | null; papers: Document[] };

async function papersNamed(
  reading: Reading,
  businessId: string,
  { reviewId, words }: Asked,
): Promise<Papers> {
  const { healthCheckId, papers } = await openPapers(reading, businessId);
  const named = papers.filter(({ name }) => name.toLowerCase().includes(words));
  const found = await paperOrigins(
    reading.db,
    reviewId,
    named.map(({ id }) => id),
  );
  const origins = new Map(found.map((one) => [one.id, one]));
  return {
    healthCheckId,
    papers: named.flatMap(({ id, name }) => {
      const { own = false, made_here = false } = origins.get(id) ?? {};
      return made_here ? [] : [{ kind: 'paper', id, name, pages: null, own }];
    }),
  };
}

async function roomDocuments(reading: Reading, businessId: string, asked: Asked): Promise<Document[]> {
  if (!isInScope(reading.actor, 'deal-rooms:read')) return [];
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
  if (query.fitting === 'yes') {
    const { lines, left } = await fittingLines(reading, review, id);
    return { items: lines.map((row) => viewOf(row, null)), next: null, left };
  }
  const { after, size } = query;
  const references = await bankReferences(db, review.id, id);
  const asked = { reviewId: review.id, words: query.words.toLowerCase(), limit: size + 1 };
  const rows = await bankChoices(db, { ...asked, after: after === undefined ? null : dayPlaceIn(after) });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const items = page.map((row) => viewOf(row, references.get(row.payment) ?? null));
  return { items, next: last ? dayPlaceOf(last) : null, left: 0 };
}

/** Those that pay an entry which no line pays yet, and that no adjustment which counts has. */
async function fittingLines(
  { db }: Reading,
  review: Awaited<ReturnType<typeof openAdjustment>>,
  id: string,
): Promise<{ lines: BankChoiceRow[]; left: number }> {
  const { kept } = await keptAdjustments(db, review, review.dataset, { owedBy: id });
  const one = kept.find(({ adjustment }) => adjustment.id === id);
  if (!one) return { lines: [], left: 0 };
  const { owed } = one;
  const given = paymentsOf([one]);
  const amounts = wantedAmounts(owed, given);
  const candidates = await bankLinesOf(db, { reviewId: review.id, amounts, limit: mostCandidates });
  const taken = new Set(paymentsOf(kept.filter(({ judged }) => !judged.refusal)).map(({ key }) => key));
  const free = candidates.filter(({ payment }) => !taken.has(payment));
  const fitting = fittingPayments(
    owed,
    given,
    free.map(({ payment, day, amount }) => ({ key: payment, day, amount })),
  );
  const found = free.filter(({ payment }) => fitting.has(payment));
  const lines = found.slice(0, Math.max(0, mostReferences - one.adjustment.references.length));
  return { lines, left: found.length - lines.length };
}

function paymentsOf(kept: Awaited<ReturnType<typeof keptAdjustments>>['kept']): Payment[] {
  return kept.flatMap(({ adjustment }) =>
    adjustment.references.flatMap((one) =>
      one.kind === 'bank' && one.standing === 'stands' ? [one.payment] : [],
    ),
  );
}

function viewOf(row: BankChoiceRow, reference: string | null): Line {
  const { id, day, name, memo, account, page } = row;
  return {
    ...{ id, day, name, memo, account, page, row: row.row },
    amount: cents(row.amount),
    fileName: row.file_name,
    reference,
  };
}
