import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { tellAttention as contract } from '../contract.ts';
import { creditedTime } from '../domain/attention.ts';
import { addTime, lockBeat, writeBeat } from './attention-store.ts';
import { viewedVersionOf } from './viewed-version.ts';

/** Adds reading time as far as the clock allows, for buyers only. */
export async function tellAttention(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { sight, document, version } = await viewedVersionOf(work, {
    documentId: params.id,
    versionId: body.versionId,
  });
  if (!sight.buyer) return { counted: 0 };
  if (version.pages !== null && body.number > version.pages) throw new Refused('not-found');
  const { personId } = sight.buyer;
  const last = await lockBeat(work.db, personId, work.now);
  const milliseconds = Math.round(creditedTime(body.milliseconds, last, work.now));
  await writeBeat(work.db, personId, work.now);
  await addTime(work.db, {
    versionId: version.id,
    personId,
    page: body.number,
    roomId: document.room_id,
    milliseconds,
    at: work.now,
  });
  return { counted: milliseconds };
}
