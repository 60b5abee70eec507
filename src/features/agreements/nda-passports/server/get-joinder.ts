import { visibleNda } from '#features/agreements/ndas/server/nda-access.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { prepareJoinder } from './prepare-joinder.ts';
import { newestMaster } from './store.ts';

export async function getJoinder(
  reading: Reading,
  { params }: InputOf<typeof contract.getJoinder>,
): Promise<AnswerOf<typeof contract.getJoinder>> {
  const open = await visibleNda(reading, params.id);
  if (!isPerson(reading.actor, open.buyer_id)) throw new Refused('not-your-move');
  const prepared = await prepareJoinder(reading, open, await newestMaster(reading.db, open.buyer_id));
  if (prepared.refusal !== null)
    return { may: { join: prepared.refusal }, document: [], documentSha256: null, masterId: null };
  const { document, documentSha256, master } = prepared.joinder;
  return { may: { join: true }, document: [...document.blocks], documentSha256, masterId: master.id };
}
