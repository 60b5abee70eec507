import type { z } from 'zod';
import type { nda } from '#features/agreements/ndas/contract.ts';
import { canonicalText } from '#features/agreements/ndas/domain/document.ts';
import { blankJoinder } from '#features/agreements/ndas/domain/joinder-text.ts';
import { completeNda } from '#features/agreements/ndas/server/complete-nda.ts';
import { nextEvent, readLog, recordNdaAct } from '#features/agreements/ndas/server/event-log.ts';
import { lockedNda, onlyBuyer, refusedBy, visibleNda } from '#features/agreements/ndas/server/nda-access.ts';
import { capacityOf } from '#features/agreements/ndas/server/nda-row.ts';
import type { NdaTools } from '#features/agreements/ndas/server/nda-tools.ts';
import { shownNda } from '#features/agreements/ndas/server/nda-view.ts';
import { putForward } from '#features/agreements/ndas/server/put-forward.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { joinerEvidence, signedEvidence } from '#features/agreements/ndas/server/signer-evidence.ts';
import { voidOpenNdas } from '#features/agreements/ndas/server/void-open-ndas.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { type JoinRefusal, type PreparedJoinder, prepareJoinder } from './prepare-joinder.ts';
import { lockNewestMaster } from './store.ts';

/**
 * Locks request, agreement and master in this order, so that two clicks join once and a withdrawn master never joins.
 */
export async function joinByPassport(
  work: Work,
  { params, body }: InputOf<typeof contract.joinByPassport>,
  tools: NdaTools,
): Promise<z.input<typeof nda>> {
  const open = await lockedNda(work, params.id);
  const { personId } = onlyBuyer(work, open);
  const prepared = await prepareJoinder(work, open, await lockNewestMaster(work.db, personId));
  if (prepared.refusal !== null) throw refused(prepared.refusal);
  const { joinder } = prepared;
  if (body.documentSha256 !== joinder.documentSha256) throw new Refused('document-changed');
  await voidOpenNdas(work, joinder.deal.requestId);
  const id = await issued(work, joinder);
  await sign(work, id, joinder, body.timeZone, tools);
  return shownNda(work, { id });
}

async function issued(work: Work, { document, documentSha256, deal, master }: PreparedJoinder) {
  const { id } = await putForward(work, {
    kind: 'joinder',
    buyerId: deal.buyerId,
    deal,
    masterId: master.id,
    document,
    template: {
      sha256: sha256(canonicalText(blankJoinder)),
      termYears: master.term_years,
      governingLaw: master.governing_law,
    },
    countersign: false,
    consent:
      master.consent_version !== null && master.consented_at !== null
        ? { version: master.consent_version, at: master.consented_at }
        : null,
  });
  const of = { id, listing_id: deal.listingId, buyer_id: deal.buyerId };
  recordNdaAct(work, 'nda-issued', of, { documentSha256, masterId: master.id });
  return id;
}

async function sign(
  work: Work,
  id: string,
  joinder: PreparedJoinder,
  timeZone: string | undefined,
  tools: NdaTools,
): Promise<void> {
  const { master, termEndsAt } = joinder;
  const row = await visibleNda(work, id);
  const signer = await joinerEvidence(work, row, master, timeZone);
  const log = await readLog(work.db, id);
  const masterFacts = factsOf(master);
  const evidence = { ...signedEvidence(work, row, signer, termEndsAt), master: masterFacts };
  const signed = nextEvent(work, log, id, 'signed', evidence);
  const { typedName: name, capacity, entity, title } = signer;
  const fileSha256 = await completeNda(
    work,
    row,
    {
      from: 'issued',
      signature: { name, capacity, entity, title, drawing: null, signedAt: work.now },
      signer,
      counterSigner: null,
      master: masterFacts,
      termEndsAt,
      events: [...log, signed],
      fresh: [signed],
      columns: {
        signed_at: work.now,
        signer_name: name,
        signer_capacity: capacityOf(master),
        signer_entity: entity,
        signer_title: title,
        term_ends_at: termEndsAt,
      },
    },
    tools,
  );
  await settle(work, row, joinder, fileSha256);
}

function factsOf({ id, document_sha256, sealed_sha256 }: PreparedJoinder['master']) {
  return { documentId: id, originalSha256: document_sha256, fileSha256: sealed_sha256 };
}

async function settle(
  work: Work,
  row: Awaited<ReturnType<typeof visibleNda>>,
  { deal, documentSha256, master }: PreparedJoinder,
  fileSha256: string,
): Promise<void> {
  const hashes = { documentSha256, fileSha256, masterId: master.id };
  recordNdaAct(work, 'nda-signed', row, hashes);
  await work.audit({
    action: 'nda-joined',
    subject: { type: 'nda', id: row.id },
    detail: { requestId: deal.requestId, ...hashes },
  });
  await work.emit({ kind: 'nda-signed', ndaId: row.id, requestId: deal.requestId, how: 'joined' });
}

function refused(refusal: JoinRefusal): Refused {
  return refusal === 'nda-expired' ? refusedBy(refusal) : new Refused(refusal);
}
