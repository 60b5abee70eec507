import type { z } from 'zod';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { actingRefusal } from '../domain/signing.ts';
import { placeOfAct, readLog, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda, onlyBuyer } from './nda-access.ts';
import { stateOf } from './nda-row.ts';
import { ndaView } from './nda-view.ts';

/** Viewing a closed agreement is no evidence and is not recorded. */
export async function openNda(
  work: Work,
  { params, body }: InputOf<typeof contract.openNda>,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const { personId, sessionId } = onlyBuyer(work, row);
  if (actingRefusal(stateOf(row), personId, work.now) === null) {
    const seen = (await readLog(work.db, row.id)).filter(
      ({ kind }) => kind === 'opened' || kind === 'viewed',
    );
    if (!seen.some(({ evidence }) => evidence.sessionId === sessionId)) {
      const kind = seen.length === 0 ? 'opened' : 'viewed';
      recordNdaAct(work, `nda-${kind}`, row);
      await recordEvent(work, row.id, kind, placeOfAct(work, body.timeZone));
    }
  }
  return ndaView(row, work.actor, work.now);
}
