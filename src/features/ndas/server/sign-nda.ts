import type { z } from 'zod';
import { brand } from '#content/brand.ts';
import { fullName } from '#features/accounts/domain/name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { businessSaleNda } from '../domain/business-sale-nda.ts';
import { canonicalTemplate } from '../domain/document.ts';
import type { ChainedEvent } from '../domain/evidence.ts';
import { termEnd } from '../domain/in-force.ts';
import { type SignatureAsked, signingRefusal } from '../domain/signing.ts';
import { certificateOf } from './certificate.ts';
import { takeConfirmation } from './confirm-signer.ts';
import { nextEvent, readLog, recordNdaAct, writeEvent } from './event-log.ts';
import { mailSigned } from './mails.ts';
import { lockedNda, onlyBuyer, refusedBy } from './nda-access.ts';
import { documentOf, stateOf } from './nda-row.ts';
import type { NdaTools } from './nda-tools.ts';
import { shownNda } from './nda-view.ts';
import { printNda } from './print-nda.ts';
import { askForSeal } from './seal-nda.ts';
import { sha256 } from './sha256.ts';
import { signedEvidence, signerEvidence } from './signer-evidence.ts';
import { type NdaInContext, ownerOnRecord, updateOpenNda } from './store.ts';

type SignInput = InputOf<typeof contract.signNda>;

/**
 * Signs the text that was shown: evidence, PDF and state in one transaction. The file is stored before the commit,
 * under its own hash, so that an attempt that comes to nothing can never change the file of one that counts.
 */
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
  const confirmedAt = await takeConfirmation(work, row);
  const template = businessSaleNda;
  if (sha256(canonicalTemplate(template)) !== row.template_sha256) throw new Refused('nda-superseded');
  const termEndsAt = termEnd(work.now, template.terms.termYears);
  const signer = await signerEvidence(work, row, asked, { timeZone: body.timeZone, confirmedAt });
  const log = await readLog(work.db, row.id);
  const signed = nextEvent(work, log, row.id, 'signed', signedEvidence(work, row, signer, termEndsAt));
  const events = [...log, signed];
  const certificate = certificateOf(work, row, {
    signer,
    events,
    termEndsAt,
    governingLaw: template.terms.governingLaw,
  });
  const bytes = await printNda({
    document: documentOf(row),
    signature: { ...asked, signedAt: work.now },
    certificate,
    platformName: brand.name,
  });
  const signature = {
    status: 'signed',
    signed_at: work.now,
    signer_name: asked.name,
    signer_capacity: asked.capacity,
    signer_entity: asked.entity,
    signer_drawing: asked.drawing,
    term_ends_at: termEndsAt,
    ...(await storeFile(row.id, bytes, tools)),
  };
  if (!(await updateOpenNda(work.db, row.id, signature))) throw new Refused('nda-closed');
  await settle(work, row, events, signature);
  return shownNda(work, row);
}

const entityField = { fields: { entity: ['Name the entity that you sign for.'] } };

function askedBy(body: SignInput['body']): SignatureAsked {
  const { name, capacity, documentSha256, readToEnd } = body;
  const entity = capacity === 'entity' ? (body.entity ?? null) : null;
  return { name, capacity, entity, drawing: body.drawing ?? null, documentSha256, readToEnd };
}

async function storeFile(ndaId: string, bytes: Uint8Array, { files }: NdaTools) {
  const fileSha256 = sha256(bytes);
  const key = `ndas/${ndaId}/${fileSha256}.pdf`;
  await files.put(key, bytes);
  return { file_key: key, file_sha256: fileSha256 };
}

/** What follows from a signature: the log's last entries, the trail, the mails, and whoever listens. */
async function settle(
  work: Work,
  row: NdaInContext,
  events: readonly ChainedEvent[],
  { file_sha256 }: { file_sha256: string },
): Promise<void> {
  const owner = await ownerOnRecord(work.db, row.listing_id);
  // The log printed in the file ends before this entry: it alone names the owner, and the buyer never sees it.
  const completed = nextEvent(work, events, row.id, 'completed', {
    fileSha256: file_sha256,
    owner: { personId: owner.owner_id, name: fullName(owner.first_name, owner.last_name) },
    business: { id: owner.business_id, name: owner.business_name },
  });
  for (const event of [...events.slice(-1), completed]) await writeEvent(work, event);
  const hashes = { documentSha256: row.document_sha256, fileSha256: file_sha256 };
  recordNdaAct(work, 'nda-signed', row, hashes);
  await askForSeal(work, row.id);
  await work.audit({
    action: 'nda-signed',
    subject: { type: 'nda', id: row.id },
    detail: { requestId: row.request_id, ...hashes },
  });
  const {
    buyer_id: buyerId,
    request_id: requestId,
    listing_id: listingId,
    listing_title: listingTitle,
  } = row;
  await mailSigned(work, { buyerId, ownerId: owner.owner_id, requestId, listingId, listingTitle });
  await work.tell({ kind: 'nda-signed', ndaId: row.id, requestId: row.request_id });
}
