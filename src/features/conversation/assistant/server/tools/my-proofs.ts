import { z } from 'zod';
import { listProofs } from '#features/people/buyer-proofs/contract.ts';
import { proofWords } from '#features/people/buyer-proofs/domain/proof.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { factOf } from '../../domain/fact.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

export const proofReads = [listProofs] as const;

export function myProofsTool(read: ReadAs) {
  return tool({
    name: 'my_proofs',
    words:
      'The proofs of identity and of funds of the person who asks: whether they are verified, and until when.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const proofs = (await read(call, listProofs, { query: { size: '20' } }))?.items ?? [];
      const page = pageSource('/verification');
      const told = proofs.filter(({ status }) => status !== 'withdrawn').slice(0, 4);
      if (told.length === 0) return { facts: [factOf(none, page, noneInSpanish)] };
      return {
        facts: told.map(({ kind, status, validUntil, reason }) => {
          const until = validUntil ? ` It is valid until ${dayInWords(validUntil.slice(0, 10))}.` : '';
          const why = status === 'refused' && reason ? ' The reason is on the page Verification.' : '';
          return factOf(`- ${proofWords[kind].name}: ${said[status]}.${until}${why}`, page);
        }),
      };
    },
  });
}

const said = {
  requested: 'waits for an admin to verify it',
  verified: 'verified',
  refused: 'rejected; upload another one',
  expired: 'expired; upload a new one',
  withdrawn: 'withdrawn',
} as const;
const none =
  'You have no verified proof of identity or funds yet, so none runs out. Upload one under Verification; an admin looks at it, and a proof of funds then holds for 90 days.';
const noneInSpanish =
  'Aún no tiene ningún comprobante verificado, así que ninguno vence. Súbalo en Verification.';
