import { z } from 'zod';
import type { ProofKind } from '#features/people/buyer-proofs/domain/proof.ts';
import { expectOk, type Someone } from './people.ts';

const proof = z.object({ id: z.uuid(), version: z.number() });
const letter = new TextEncoder().encode('%PDF-1.4\nA letter of the bank.\n');

export async function handInProof(buyer: Someone, kind: ProofKind): Promise<string> {
  return proof.parse(await expectOk(buyer.upload(`/api/proofs?kind=${kind}`, letter, 'application/pdf'))).id;
}

export async function proveTo(admin: Someone, buyer: Someone, kind: ProofKind): Promise<string> {
  const id = await handInProof(buyer, kind);
  await expectOk(admin.post(`/api/proofs/${id}/moves`, { to: 'verified', version: 1 }));
  return id;
}
