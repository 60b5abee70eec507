import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { Uploaded } from '#wire/upload.ts';
import type { handInProof as contract } from '../contract.ts';
import { tellAdminsOfProof } from './notices.ts';
import { type ProofTools, proofKey, sha256 } from './proof-tools.ts';
import { proofView } from './proof-view.ts';
import { insertProof, isWaiting } from './store.ts';

/** Longer side in pixels; a scanned document stays legible. */
const scan = { name: 'scan', fit: 'inside', pixels: 2_400 } as const;

type Read = { id: string; type: 'application/pdf' | 'image/webp'; bytes: Uint8Array };

/** Before the transaction. Re-encodes pictures to make them harmless. */
export async function readProof(
  reading: Reading,
  { query, upload }: InputOf<typeof contract>,
  { pictures, clock, files, limits }: ProofTools,
): Promise<Read> {
  const { personId } = signedIn(reading.actor);
  if (await isWaiting(reading.db, personId, query.kind)) throw new Refused('proof-waits');
  const read = upload.type === 'application/pdf' ? pdf(upload) : await picture(upload, pictures, personId);
  const id = clock.newId();
  const file = { key: proofKey(id), bytes: read.bytes.byteLength };
  await announceFiles(reading.db, [file], { for: { personId }, limits, now: reading.now });
  await files.put(proofKey(id), read.bytes);
  return { id, ...read };
}

export async function handInProof(
  work: Work,
  { query }: InputOf<typeof contract>,
  { id, type, bytes }: Read,
) {
  const { personId } = signedIn(work.actor);
  const row = await insertProof(work.db, {
    id,
    person_id: personId,
    kind: query.kind,
    status: 'requested',
    file_key: proofKey(id),
    file_type: type,
    file_sha256: sha256(bytes),
    requested_at: work.now,
  });
  if (!row) throw new Refused('proof-waits');
  await holdFiles(work, [proofKey(id)]);
  await work.audit({
    action: 'proof-handed-in',
    subject: { type: 'buyer-proof', id },
    detail: { kind: query.kind },
  });
  await tellAdminsOfProof(work, row);
  return proofView(row);
}

/** PDFs are served as downloads only, so only the signature is checked. */
function pdf({ bytes }: Uploaded): Omit<Read, 'id'> {
  if (!Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')) throw new Refused('proof-not-readable');
  return { type: 'application/pdf', bytes };
}

async function picture(
  upload: Uploaded,
  pictures: ProofTools['pictures'],
  whose: string,
): Promise<Omit<Read, 'id'>> {
  const [made] = await pictures.make(upload, [scan], whose);
  if (!made) throw new Error('no picture was made');
  return { type: 'image/webp', bytes: made.bytes };
}
