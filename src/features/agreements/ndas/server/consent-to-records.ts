import type { z } from 'zod';
import { brand } from '#content/brand.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { consentItems } from '../domain/consent.ts';
import { consentRefusal } from '../domain/signing.ts';
import { placeOfAct, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda, onlyBuyer, refusedBy } from './nda-access.ts';
import { kindOf, stateOf } from './nda-row.ts';
import { ndaView } from './nda-view.ts';
import { sha256 } from './sha256.ts';
import { updateNda } from './store.ts';

/** Idempotent. */
export async function consentToRecords(
  work: Work,
  { params, body }: InputOf<typeof contract.consentToRecords>,
): Promise<z.input<typeof contract.nda>> {
  const row = await lockedNda(work, params.id);
  const { personId } = onlyBuyer(work, row);
  const refused = consentRefusal(stateOf(row), personId, body.consentVersion, work.now);
  if (refused) throw refusedBy(refused);
  if (row.consent_version === body.consentVersion) return ndaView(row, work.actor, work.now);
  const consent = { consent_version: body.consentVersion, consented_at: work.now };
  if (!(await updateNda(work.db, row.id, consent))) throw new Refused('nda-closed');
  // Stores and prints the text itself, since a version alone would only cite it.
  const consentText = consentItems(brand.supportEmail, kindOf(row)).map(({ title, text }) => ({
    title,
    text,
  }));
  const consentSha256 = sha256(canonicalJson(consentText));
  const evidence = { ...placeOfAct(work), consentVersion: body.consentVersion, consentSha256, consentText };
  await recordEvent(work, row.id, 'consent-given', evidence);
  recordNdaAct(work, 'nda-consented', row, { consentVersion: body.consentVersion });
  await work.audit({ action: 'nda-consent-given', subject: { type: 'nda', id: row.id } });
  return ndaView({ ...row, ...consent }, work.actor, work.now);
}
