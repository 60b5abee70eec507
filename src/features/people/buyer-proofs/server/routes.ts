import type { LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads, uploads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { handInProof, readProof } from './hand-in-proof.ts';
import { moveProof } from './move-proof.ts';
import type { ProofTools } from './proof-tools.ts';
import { downloadProof, fetchProof, listProofReviews, listProofs } from './read-proofs.ts';

const proofsPerPerson: LimitRule = { name: 'proofs', most: 20, seconds: 86_400 };

export function proofRoutes(tools: ProofTools): Route[] {
  return [
    reads(contract.listProofs, listProofs),
    uploads(
      contract.handInProof,
      (reading, input) => readProof(reading, input, tools),
      (work, input, read) => handInProof(work, input, read),
      {
        limits: ({ actor }) =>
          actor.kind === 'person' ? [{ rule: proofsPerPerson, subject: actor.personId }] : [],
      },
    ),
    changesAfter(
      contract.getProofFile,
      (reading, { params }) => fetchProof(reading, params.id, tools),
      (work, { params }, bytes) => downloadProof(work, params.id, bytes),
    ),
    changes(contract.moveProof, (work, { params, body }) => moveProof(work, params.id, body)),
    reads(contract.listProofReviews, listProofReviews),
  ];
}
