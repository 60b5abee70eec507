import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listShares as listContract, listViews as viewsContract } from '../contract.ts';
import { isOpen } from '../domain/share.ts';
import { openOwnReport } from './open-report.ts';
import { findShare, listShareRows, listViewRows } from './share-store.ts';

export async function listShares(
  reading: Reading,
  { params, query: { after, size } }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { row } = await openOwnReport(reading, params.id);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listShareRows(reading.db, row.id, cursor, size + 1);
  return toPage(
    rows,
    size,
    (one) => ({ at: one.created_at, id: one.id }),
    (one) => ({
      id: one.id,
      label: one.label,
      createdAt: one.created_at.toISOString(),
      endsAt: (one.ended_at ?? one.ends_at).toISOString(),
      open: isOpen({ endsAt: one.ends_at, endedAt: one.ended_at }, reading.now),
      views: one.views,
      lastViewAt: one.last_view_at?.toISOString() ?? null,
    }),
  );
}

export async function listViews(
  reading: Reading,
  { params, query: { after, size } }: InputOf<typeof viewsContract>,
): Promise<AnswerOf<typeof viewsContract>> {
  const share = await findShare(reading.db, params.id);
  if (!share) throw new Refused('not-found');
  await openOwnReport(reading, share.report_id);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listViewRows(reading.db, share.id, cursor, size + 1);
  return toPage(
    rows,
    size,
    ({ at, id }) => ({ at, id }),
    ({ id, at, what, device }) => ({
      id,
      at: at.toISOString(),
      what: what === 'pdf' ? ('pdf' as const) : ('page' as const),
      device,
    }),
  );
}
