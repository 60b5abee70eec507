import type { z } from 'zod';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { isConsentCurrent } from '../domain/consent.ts';
import { counterSigningRefusal } from '../domain/counter-signing.ts';
import type { Verification } from '../domain/evidence.ts';
import type { SignatureAsked } from '../domain/signing.ts';
import { completeNda } from './complete-nda.ts';
import { takeConfirmation } from './confirm-signer.ts';
import { nextEvent, placeOfAct, readLog, recordNdaAct } from './event-log.ts';
import { tellOwnerOfSignature } from './mails.ts';
import { lockedNda, onlyOwner, refusedBy } from './nda-access.ts';
import { capacityOf, dealOf, signerEvidenceOf, stateOf } from './nda-row.ts';
import type { NdaTools } from './nda-tools.ts';
import { shownNda } from './nda-view.ts';
import { sha256 } from './sha256.ts';
import { askedBy, onRecord } from './signature-record.ts';
import type { NdaInContext } from './store.ts';

type CounterSignInput = InputOf<typeof contract.counterSignNda>;

/** The agreement names no owner, so the file contains only the hash of this signature. */
export async function counterSignNda(
  work: Work,
  { params, body }: CounterSignInput,
  tools: NdaTools,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const asked = askedBy(body);
  refuseCounterSigning(work, row, asked, body.consentVersion);
  const confirmation = await takeConfirmation(work, row, asked);
  const nonce = work.newId();
  const commitment = sha256(canonicalJson({ ndaId: row.id, nonce, ...onRecord(asked) }));
  const log = await readLog(work.db, row.id);
  const event = nextEvent(work, log, row.id, 'countersigned', {
    ...placeOfAct(work, body.timeZone),
    ...onRecord(asked),
    role: 'owner',
    nonce,
    commitment,
    consentVersion: body.consentVersion,
    documentSha256: row.document_sha256,
    ...confirmedBy(confirmation),
  });
  const fileSha256 = await completeNda(
    work,
    row,
    {
      from: 'countersigning',
      signature: firstSignature(row),
      signer: signerEvidenceOf(row),
      counterSigner: { at: work.now, commitment, confirmation },
      termEndsAt: row.term_ends_at ?? work.now,
      events: [...log, event],
      fresh: [event],
      columns: columnsOf(asked, work.now),
    },
    tools,
  );
  await settle(work, row, fileSha256);
  return shownNda(work, row);
}

function refuseCounterSigning(work: Work, row: NdaInContext, asked: SignatureAsked, consentVersion: string) {
  const { personId } = onlyOwner(work, row);
  const refused = counterSigningRefusal(stateOf(row), row.owner_id, personId, asked);
  if (refused) throw refusedBy(refused);
  if (!isConsentCurrent(consentVersion, 'listing')) throw new Refused('consent-outdated');
}

function confirmedBy({ method, at, credentialSha256 }: Verification) {
  return {
    confirmedBy: method,
    confirmedAt: at?.toISOString() ?? null,
    ...(credentialSha256 ? { credentialSha256 } : {}),
  };
}

function columnsOf({ name, capacity, entity, title, drawing }: SignatureAsked, at: Date) {
  return {
    countersigned_at: at,
    countersigner_name: name,
    countersigner_capacity: capacity,
    countersigner_entity: entity,
    countersigner_title: title,
    countersigner_drawing: drawing,
  };
}

function firstSignature(row: NdaInContext) {
  const { signer_name: name, signed_at: signedAt, signer_entity: entity, signer_title: title } = row;
  const capacity = capacityOf(row);
  if (name === null || signedAt === null || capacity === null) throw new Error('countersigned before signed');
  return { name, capacity, entity, title, drawing: row.signer_drawing, signedAt };
}

async function settle(work: Work, row: NdaInContext, fileSha256: string): Promise<void> {
  recordNdaAct(work, 'nda-countersigned', row, { documentSha256: row.document_sha256, fileSha256 });
  await work.audit({
    action: 'nda-countersigned',
    subject: { type: 'nda', id: row.id },
    detail: { requestId: row.request_id, fileSha256 },
  });
  const deal = dealOf(row);
  if (!deal) return;
  await tellOwnerOfSignature(work, deal, 'countersigned');
  await work.emit({ kind: 'nda-countersigned', ndaId: row.id, requestId: deal.requestId });
}
