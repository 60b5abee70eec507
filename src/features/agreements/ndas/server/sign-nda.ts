import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { isSuperseded, termEnd } from '../domain/in-force.ts';
import { type SignatureAsked, signingRefusal } from '../domain/signing.ts';
import type { Agreement } from '../domain/template.ts';
import { completeNda } from './complete-nda.ts';
import { takeConfirmation } from './confirm-signer.ts';
import { agreementFrom, currentAgreement, currentMaster } from './current-template.ts';
import { nextEvent, readLog, recordNdaAct, writeEvent } from './event-log.ts';
import { mailPassportSigned } from './mails.ts';
import { lockedNda, onlyBuyer, refusedBy } from './nda-access.ts';
import { dealOf, stateOf } from './nda-row.ts';
import type { NdaTools } from './nda-tools.ts';
import { shownNda } from './nda-view.ts';
import { askedBy } from './signature-record.ts';
import { signedEvidence, signerEvidence } from './signer-evidence.ts';
import { type NdaInContext, updateNda } from './store.ts';

type SignInput = InputOf<typeof contract.signNda>;

/** Stores the file under its own hash before the commit, so that a failed attempt never overwrites a valid file. */
export async function signNda(
  work: Work,
  { params, body }: SignInput,
  tools: NdaTools,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const { personId } = onlyBuyer(work, row);
  const asked = askedBy(body);
  const refused = signingRefusal(stateOf(row), personId, asked, work.now);
  if (refused) throw refusedBy(refused, refused === 'entity-required' ? entityField : {});
  const confirmation = await takeConfirmation(work, row, asked);
  const current = row.listing_id
    ? await currentAgreement(work.db, row.listing_id)
    : agreementFrom(await currentMaster(work.db));
  if (isReplaced(row, current)) throw new Refused('nda-superseded');
  const termEndsAt = termEnd(work.now, row.term_years);
  const signer = await signerEvidence(work, row, asked, { timeZone: body.timeZone, confirmation });
  const log = await readLog(work.db, row.id);
  const signed = nextEvent(work, log, row.id, 'signed', signedEvidence(work, row, signer, termEndsAt));
  const columns = columnsOf(asked, work.now, termEndsAt);
  if (row.countersign) {
    const waiting = { ...columns, status: 'countersigning', signer_evidence: JSON.stringify(signer) };
    if (!(await updateNda(work.db, row.id, waiting))) throw new Refused('nda-closed');
    await writeEvent(work, signed);
    await settle(work, row, null);
    return shownNda(work, row);
  }
  const done = {
    from: 'issued',
    signature: { ...asked, signedAt: work.now },
    signer,
    counterSigner: null,
    termEndsAt,
    events: [...log, signed],
    fresh: [signed],
    columns,
  } as const;
  await settle(work, row, await completeNda(work, row, done, tools));
  return shownNda(work, row);
}

function isReplaced(row: NdaInContext, { id, version, sha256, made }: Agreement): boolean {
  if (sha256 === row.template_sha256) return false;
  if (made.from !== 'text') return true;
  const { alsoInForce = [] } = made.template;
  const asked = { templateId: row.template_id, templateVersion: row.template_version };
  return row.template_version === version || isSuperseded(asked, { id, version, alsoInForce });
}

const entityField = { fields: { entity: ['Enter the entity you are signing for.'] } };

function columnsOf({ name, capacity, entity, title, drawing }: SignatureAsked, at: Date, termEndsAt: Date) {
  return {
    signed_at: at,
    signer_name: name,
    signer_capacity: capacity,
    signer_entity: entity,
    signer_title: title,
    signer_drawing: drawing,
    term_ends_at: termEndsAt,
  };
}

/** `fileSha256`: `null` if the owner still has to countersign. */
async function settle(work: Work, row: NdaInContext, fileSha256: string | null): Promise<void> {
  const hashes = { documentSha256: row.document_sha256, ...(fileSha256 ? { fileSha256 } : {}) };
  recordNdaAct(work, 'nda-signed', row, hashes);
  await work.audit({
    action: 'nda-signed',
    subject: { type: 'nda', id: row.id },
    detail: { requestId: row.request_id, ...hashes },
  });
  const deal = dealOf(row);
  if (!deal) return mailPassportSigned(work, row.buyer_id);
  const how = fileSha256 === null ? 'half-signed' : 'signed';
  await work.emit({ kind: 'nda-signed', ndaId: row.id, requestId: deal.requestId, how });
}
