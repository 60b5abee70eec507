import { hasRole, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listProofs as contract, listProofReviews as reviewsContract } from '../contract.ts';
import { type ProofTools, sha256 } from './proof-tools.ts';
import { proofView } from './proof-view.ts';
import { findProof, lockProof, type ProofRow, proofsOf, standingProofs, waitingProofs } from './store.ts';

export async function listProofs(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await proofsOf(db, signedIn(actor).personId, cursor, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.requested_at, id: row.id }), proofView);
}

export async function listProofReviews(
  { db, now }: Reading,
  { query }: InputOf<typeof reviewsContract>,
): Promise<AnswerOf<typeof reviewsContract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const standing = query.list === 'standing';
  const rows = standing
    ? await standingProofs(db, now, cursor, query.size + 1)
    : await waitingProofs(db, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: (standing ? row.valid_until : null) ?? row.requested_at, id: row.id }),
    (row) => ({
      ...proofView(row),
      person: { id: row.person_id, name: fullName(row.first_name, row.last_name), email: row.email },
    }),
  );
}

/** Before the transaction of the download, because the file store can take long. */
export async function fetchProof(reading: Reading, id: string, { files }: ProofTools): Promise<Uint8Array> {
  const { file_key, file_sha256 } = seen(reading, await findProof(reading.db, id));
  const bytes = await files.get(file_key);
  if (!bytes || sha256(bytes) !== file_sha256) throw new Refused('file-damaged');
  return bytes;
}

/** For the owner and admins. Each access is audited. */
export async function downloadProof(work: Work, id: string, bytes: Uint8Array) {
  const row = seen(work, await lockProof(work.db, id));
  await work.audit({
    action: 'proof-opened',
    subject: { type: 'buyer-proof', id },
    detail: { kind: row.kind },
  });
  const ending = row.file_type === 'application/pdf' ? 'pdf' : 'webp';
  return { bytes, fileName: `proof-of-${row.kind}.${ending}` };
}

/** A proof whose file was deleted is not found. */
function seen({ actor }: Pick<Reading, 'actor'>, row: ProofRow | undefined) {
  const mine = row !== undefined && isPerson(actor, row.person_id);
  if (!row?.file_key || !(mine || hasRole(actor, 'admin'))) throw new Refused('not-found');
  return { ...row, file_key: row.file_key };
}
