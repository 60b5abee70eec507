import { type ProofKind, type ProofStatus, proofKinds, proofStatuses } from '../domain/proof.ts';
import type { ProofRow } from './store.ts';

export function storedKind(stored: string): ProofKind {
  const found = proofKinds.find((kind) => kind === stored);
  if (!found) throw new Error('unknown kind of proof stored');
  return found;
}

export function storedStatus(stored: string): ProofStatus {
  const found = proofStatuses.find((status) => status === stored);
  if (!found) throw new Error('unknown status of a proof stored');
  return found;
}

/** A proof as its owner and the admins see it. */
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
