import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import {
  figuresNow,
  staleViewOf,
} from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { shift } from '#kernel/instant.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listDatabooks as contract } from '../contract.ts';
import { changedParts, type DatabookBasis } from '../domain/changed-parts.ts';
import { databookStages } from '../domain/stages.ts';
import { basisNow } from './basis-now.ts';
import { type CopyRow, copiesOf } from './copy-store.ts';
import { type DatabookRow, databooksOf } from './databook-store.ts';
import { patience } from './databook-tools.ts';
import { storedBasis, storedStatus } from './stored-databook.ts';

type Answer = AnswerOf<typeof contract>;

const most = 20;

export async function listDatabooks(reading: Reading, reviewId: string): Promise<Answer> {
  const { db, now } = reading;
  const { id, businessId, dataset } = await openReview(reading, reviewId);
  const rows = await databooksOf(db, id, most);
  const copies = await copiesOf(
    db,
    rows.map((row) => row.id),
  );
  const current = await basisNow(db, id, dataset);
  const latest = rows.length > 0 ? await figuresNow(db, id) : null;
  return {
    dataset,
    roomId: await roomOfBusiness(reading, businessId),
    stages: databookStages.map((stage) => {
      const own = rows.filter((row) => row.stage === stage);
      const [made] = own.flatMap((row) => basisOf(row) ?? []);
      return {
        stage,
        versions: own.map((row, at) => ({
          ...versionView(row, own[at + 1], now),
          stale: staleViewOf(row, latest),
          copy: copyView(copies.find(({ databook_id }) => databook_id === row.id)),
        })),
        since: made ? changedParts(made, current) : null,
      };
    }),
  };
}

/** What a databook was made from; `null`: it is not made. */
export function basisOf({ status, basis, dataset }: DatabookRow): DatabookBasis | null {
  return status === 'made' ? { books: dataset, ...storedBasis.parse(basis) } : null;
}

function versionView(row: DatabookRow, before: DatabookRow | undefined, now: Date) {
  const [basis, last] = [basisOf(row), before ? basisOf(before) : null];
  return {
    id: row.id,
    number: row.number,
    dataset: row.dataset,
    status: storedStatus(row.status),
    lines: row.lines,
    linesDone: row.lines_done,
    stalled: isStalled(row, now),
    refusal: row.refusal,
    size: row.size === null ? null : Number(row.size),
    askedAt: row.asked_at.toISOString(),
    madeAt: row.made_at?.toISOString() ?? null,
    changed: basis && last ? changedParts(last, basis) : null,
  };
}

const storedCopy = storedWord(['waiting', 'placed', 'failed'] as const, 'status of a copy');

function copyView(copy: CopyRow | undefined) {
  if (!copy) return null;
  const status = storedCopy(copy.status);
  const gone = status === 'placed' && copy.document_id === null;
  return { status: gone ? ('gone' as const) : status, refusal: copy.refusal };
}

export const isStalled = ({ status, touched_at }: DatabookRow, now: Date) =>
  status === 'making' && touched_at < shift(now, -patience);
