import type { z } from 'zod';
import { type Bound, challengeFor, checkPasskey } from '#features/people/passkeys/server/check-passkey.ts';
import type { PasskeyTools } from '#features/people/passkeys/server/passkey-tools.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { codeEnds, isConfirmed } from '../domain/confirmation.ts';
import { drawingRefusal } from '../domain/drawn-signature.ts';
import { confirmationOf } from './confirm-signer.ts';
import { findConfirmation, markConfirmed, replaceConfirmation } from './confirmation-store.ts';
import { placeOfAct, recordEvent } from './event-log.ts';
import { lockedNda, onlySigner } from './nda-access.ts';
import { shownNda } from './nda-view.ts';
import { askedBy, signatureSha256 } from './signature-record.ts';
import type { NdaInContext } from './store.ts';

/** Challenges the signer's passkey for exactly this signature on this text, and voids an earlier code. */
export async function askPasskey(
  work: Work,
  { params, body }: InputOf<typeof contract.askPasskey>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.askPasskey>> {
  const row = await lockedNda(work, params.id);
  const { personId, role } = onlySigner(work, row);
  if (body.documentSha256 !== row.document_sha256) throw new Refused('document-changed');
  const unfit = body.drawing === undefined ? null : drawingRefusal(body.drawing);
  if (unfit) throw new Refused(unfit);
  const signature = signatureSha256(askedBy(body));
  const options = await challengeFor(work, boundTo(row, signature), tools);
  await replaceConfirmation(work.db, {
    nda_id: row.id,
    person_id: personId,
    document_sha256: row.document_sha256,
    method: 'passkey',
    signature_sha256: signature,
    sent_at: work.now,
    expires_at: codeEnds(work.now),
  });
  await recordEvent(work, row.id, 'two-factor-requested', { ...placeOfAct(work), method: 'passkey', role });
  await work.audit({ action: 'nda-passkey-asked', subject: { type: 'nda', id: row.id } });
  return { options };
}

/** Verifies the passkey's response: this session can then give that one signature. Idempotent. */
export async function confirmByPasskey(
  work: Work,
  { params, body }: InputOf<typeof contract.confirmByPasskey>,
  tools: PasskeyTools,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const { personId, sessionId, role } = onlySigner(work, row);
  const whose = { ndaId: row.id, personId };
  const found = await findConfirmation(work.db, whose);
  const place = { documentSha256: row.document_sha256, sessionId };
  if (found && isConfirmed(confirmationOf(found), place, work.now)) return shownNda(work, row);
  // A code was requested since.
  const signature = found?.method === 'passkey' ? found.signature_sha256 : null;
  if (signature === null) throw new Refused('passkey-not-valid');
  const { credentialSha256, proof } = await checkPasskey(work, boundTo(row, signature), body.response, tools);
  await markConfirmed(work.db, whose, { sessionId, at: work.now, credentialSha256 });
  const seen = { ...placeOfAct(work), method: 'passkey', credentialSha256, proof, role };
  await recordEvent(work, row.id, 'two-factor-passed', seen);
  return shownNda(work, row);
}

function boundTo(row: Pick<NdaInContext, 'id' | 'document_sha256'>, signature: string): Bound {
  const facts = { ndaId: row.id, documentSha256: row.document_sha256, signatureSha256: signature };
  return { purpose: 'nda', facts };
}
