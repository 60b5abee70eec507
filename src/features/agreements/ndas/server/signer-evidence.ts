import type { Json } from '#kernel/canonical-json.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { SignerEvidence, Verification } from '../domain/evidence.ts';
import { compareNames, type SignatureAsked } from '../domain/signing.ts';
import { clockSource } from './certificate.ts';
import { placeOfAct } from './event-log.ts';
import { capacityOf } from './nda-row.ts';
import { accountNameOf } from './nda-view.ts';
import { emailConfirmedAt, wayIn } from './party-store.ts';
import { sha256 } from './sha256.ts';
import type { NdaInContext, NdaRow } from './store.ts';

export async function signerEvidence(
  work: Work,
  row: NdaInContext,
  asked: SignatureAsked,
  { timeZone, confirmation }: { timeZone: string | undefined; confirmation: Verification },
): Promise<SignerEvidence> {
  const { sessionId } = signedIn(work.actor);
  return {
    ...whoSigns(work, row, asked.name),
    capacity: asked.capacity,
    entity: asked.entity,
    title: asked.title,
    timeZone: timeZone || null,
    sessionId,
    verifications: [...(await verifications(work, row, sessionId)), confirmation],
    fields: fieldsOf(asked, work.now),
  };
}

/** Joining by a master takes one act in a session of the master's signer. */
export async function joinerEvidence(
  work: Work,
  row: NdaInContext,
  master: Pick<NdaRow, 'signer_name' | 'signer_capacity' | 'signer_entity' | 'signer_title' | 'signed_at'>,
  timeZone: string | undefined,
): Promise<SignerEvidence> {
  const { signer_name: name, signer_entity: entity, signed_at: signedAt } = master;
  const capacity = capacityOf(master);
  if (name === null || capacity === null || signedAt === null)
    throw new Error('a master agreement that no one signed');
  const { sessionId } = signedIn(work.actor);
  return {
    ...whoSigns(work, row, name),
    capacity,
    entity,
    title: master.signer_title,
    timeZone: timeZone || null,
    sessionId,
    verifications: [
      ...(await verifications(work, row, sessionId)),
      { method: 'master-agreement', passed: true, at: signedAt },
    ],
    fields: [{ name: 'act', value: 'Join with my passport', at: work.now }],
  };
}

function whoSigns(work: Work, row: NdaInContext, typedName: string) {
  const accountName = accountNameOf(row);
  return {
    accountName,
    typedName,
    nameComparison: compareNames(typedName, accountName),
    email: row.buyer_email,
    // No phone was used for verification.
    phone: null,
    role: 'buyer' as const,
    ipAddress: work.origin.address,
    userAgent: work.origin.userAgent,
  };
}

export function signedEvidence(
  work: Work,
  row: NdaInContext,
  signer: SignerEvidence,
  termEndsAt: Date,
): Record<string, Json> {
  return {
    ...placeOfAct(work, signer.timeZone ?? undefined),
    accountName: signer.accountName,
    typedName: signer.typedName,
    nameComparison: signer.nameComparison,
    capacity: signer.capacity,
    entity: signer.entity,
    title: signer.title,
    signature: signer.fields.find(({ name }) => name === 'signature')?.value ?? null,
    email: signer.email,
    emailConfirmed: row.buyer_email_verified,
    verifications: signer.verifications.map(({ method, passed, at, credentialSha256 }) => ({
      method,
      passed,
      at: at?.toISOString() ?? null,
      ...(credentialSha256 ? { credentialSha256 } : {}),
    })),
    consentVersion: row.consent_version,
    consentedAt: row.consented_at?.toISOString() ?? null,
    documentSha256: row.document_sha256,
    template: { id: row.template_id, version: row.template_version, sha256: row.template_sha256 },
    termEndsAt: termEndsAt.toISOString(),
    clockSource,
  };
}

async function verifications(work: Work, row: NdaInContext, sessionId: string): Promise<Verification[]> {
  const passed = row.buyer_email_verified;
  const at = passed ? await emailConfirmedAt(work.db, row.buyer_id) : null;
  const email: Verification = { method: 'email', passed, at };
  const { since, providers } = await wayIn(work.db, { personId: row.buyer_id, sessionId });
  const [only, ...others] = providers;
  // With several providers we do not know which one this session used.
  if (since === null || only === undefined || others.length > 0) return [email];
  const method = only === 'credential' ? 'password' : 'identity-provider';
  return [{ method, passed: true, at: since }, email];
}

function fieldsOf(asked: SignatureAsked, at: Date): SignerEvidence['fields'] {
  const values = [
    ['name', asked.name],
    ['capacity', asked.capacity],
    ...(asked.entity === null ? [] : [['entity', asked.entity] as const]),
    ...(asked.title === null ? [] : [['title', asked.title] as const]),
    ['signature', asked.drawing === null ? 'typed' : `drawn, SHA-256 ${sha256(asked.drawing)}`],
    ['readToEnd', 'yes'],
  ] as const;
  return values.map(([name, value]) => ({ name, value, at }));
}
