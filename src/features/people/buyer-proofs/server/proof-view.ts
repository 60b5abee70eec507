import { storedWord } from '#kernel/stored-word.ts';
import { type ProofKind, type ProofStatus, proofKinds, proofStatuses } from '../domain/proof.ts';
import type { ProofRow } from './store.ts';

export const storedKind: (stored: string) => ProofKind = storedWord(proofKinds, 'kind of proof');

export const storedStatus: (stored: string) => ProofStatus = storedWord(proofStatuses, 'status of a proof');

export function proofView(row: ProofRow) {
  return {
    id: row.id,
    kind: storedKind(row.kind),
    status: storedStatus(row.status),
    version: row.version,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    validUntil: row.valid_until?.toISOString() ?? null,
    file: row.file_key !== null,
  };
}
