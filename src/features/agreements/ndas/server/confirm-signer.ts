import { randomInt, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { confirmMailedAddress } from '#features/people/accounts/server/email-verification.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import {
  type Confirmation,
  codeEnds,
  codeInput,
  codeOf,
  isConfirmed,
  tryRefusal,
} from '../domain/confirmation.ts';
import type { Verification } from '../domain/evidence.ts';
import type { SignatureAsked } from '../domain/signing.ts';
import {
  type ConfirmationRow,
  countWrongCode,
  dropConfirmation,
  findConfirmation,
  markConfirmed,
  replaceConfirmation,
} from './confirmation-store.ts';
import { placeOfAct, recordEvent } from './event-log.ts';
import { mailSigningCode, pageOf } from './mails.ts';
import { lockedNda, onlySigner } from './nda-access.ts';
import { dealOf } from './nda-row.ts';
import { shownNda } from './nda-view.ts';
import { signatureSha256 } from './signature-record.ts';
import type { NdaInContext } from './store.ts';

type View = Promise<z.input<typeof contract.nda>>;
type CodeTools = { vault: Vault };

export async function sendSigningCode(
  work: Work,
  { params, body }: InputOf<typeof contract.sendSigningCode>,
  { vault }: CodeTools,
): View {
  const row = await lockedNda(work, params.id);
  const { personId, role } = onlySigner(work, row);
  if (body.documentSha256 !== row.document_sha256) throw new Refused('document-changed');
  const code = codeOf(randomInt(1_000_000));
  const { email } = await personCard(work.db, personId);
  const of = { ndaId: row.id, personId, documentSha256: row.document_sha256, email };
  await replaceConfirmation(work.db, {
    nda_id: row.id,
    person_id: personId,
    document_sha256: row.document_sha256,
    method: 'email-code',
    code_hash: vault.index(codeInput({ ...of, code })),
    sent_at: work.now,
    expires_at: codeEnds(work.now),
  });
  const deal = dealOf(row);
  const listingTitle = deal && titleForBuyers(storedStatus(deal.listingStatus), deal.listingTitle);
  await mailSigningCode(work, personId, { path: pageOf(row.request_id), code, listingTitle });
  await recordEvent(work, row.id, 'two-factor-requested', {
    ...placeOfAct(work),
    method: 'email-code',
    role,
  });
  await work.audit({ action: 'nda-code-sent', subject: { type: 'nda', id: row.id } });
  return shownNda(work, row);
}

/** A wrong code returns normally: throwing would roll back its count. Idempotent after the right code. */
export async function confirmSigner(
  work: Work,
  { params, body }: InputOf<typeof contract.confirmSigner>,
  { vault }: CodeTools,
): View {
  const row = await lockedNda(work, params.id);
  const { personId, sessionId, role } = onlySigner(work, row);
  const whose = { ndaId: row.id, personId };
  const found = await findConfirmation(work.db, whose);
  const place = { documentSha256: row.document_sha256, sessionId };
  if (found && isConfirmed(confirmationOf(found), place, work.now)) return shownNda(work, row);
  const untried = tryRefusal(found ? confirmationOf(found) : null, row.document_sha256, work.now);
  if (untried || !found) throw new Refused(untried ?? 'code-missing');
  const { email } = await personCard(work.db, personId);
  const sentTo = { ...whose, documentSha256: row.document_sha256, email };
  const given = vault.index(codeInput({ ...sentTo, code: body.code }));
  // A passkey was requested since, so there is no code.
  if (!found.code_hash) throw new Refused('code-missing');
  const right = timingSafeEqual(given, found.code_hash);
  if (right) {
    await markConfirmed(work.db, whose, { sessionId, at: work.now });
    await confirmMailedAddress(work, { personId, email });
  } else await countWrongCode(work.db, whose);
  const kind = right ? 'two-factor-passed' : 'two-factor-failed';
  await recordEvent(work, row.id, kind, { ...placeOfAct(work), method: 'email-code', role });
  return shownNda(work, row);
}

/** Single use. Throws Refused('confirmation-missing') if there is none, or only a passkey's for another signature. */
export async function takeConfirmation(
  work: Work,
  row: NdaInContext,
  asked: SignatureAsked,
): Promise<Verification> {
  const { personId, sessionId } = signedIn(work.actor);
  const whose = { ndaId: row.id, personId };
  const found = await findConfirmation(work.db, whose);
  const place = { documentSha256: row.document_sha256, sessionId };
  if (!found?.confirmed_at || !isConfirmed(confirmationOf(found), place, work.now))
    throw new Refused('confirmation-missing');
  const byPasskey = found.method === 'passkey';
  if (byPasskey && found.signature_sha256 !== signatureSha256(asked))
    throw new Refused('confirmation-missing');
  await dropConfirmation(work.db, whose);
  const at = found.confirmed_at;
  if (!byPasskey) return { method: 'email-code', passed: true, at };
  return { method: 'passkey', passed: true, at, credentialSha256: found.credential_sha256 ?? undefined };
}

export function confirmationOf(row: ConfirmationRow): Confirmation {
  return {
    documentSha256: row.document_sha256,
    expiresAt: row.expires_at,
    tries: row.tries,
    confirmed:
      row.confirmed_at && row.session_id ? { at: row.confirmed_at, sessionId: row.session_id } : null,
  };
}
