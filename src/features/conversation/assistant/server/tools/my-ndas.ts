import { z } from 'zod';
import { listNdas } from '#features/agreements/ndas/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const ndaReads = [listNdas] as const;

type Nda = ReplyOf<typeof listNdas>['items'][number];

export function myNdasTool(read: ReadAs) {
  return tool({
    name: 'my_ndas',
    words:
      'The NDAs that the person who asks signed, and those that others signed for their listings or clients, with the day on which each ends.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const of = async (scope: 'signed' | 'received') =>
        (await read(call, listNdas, { query: { scope, size: String(mostTold) } }))?.items ?? [];
      const facts = [
        ...(await of('signed')).map((nda) => ndaFact(nda, 'You')),
        ...(await of('received')).map((nda) => ndaFact(nda, nda.signer)),
      ];
      const none = 'No NDA is signed: you signed none, and no one signed one for a listing of yours.';
      return { facts: facts.length > 0 ? facts : [factOf(none, pageSource('/ndas'))] };
    },
  });
}

function ndaFact({ listingTitle, signedAt, endsAt, binding }: Nda, who: string) {
  const of = listingTitle === null ? 'an NDA' : `the NDA for ${quoted(shown(listingTitle, 'a listing'))}`;
  const day = dayInWords(endsAt.slice(0, 10));
  const term = binding === 'binding' ? `It is binding until ${day}` : `It ended on ${day}`;
  return factOf(
    `- ${who} signed ${of} on ${dayInWords(signedAt.slice(0, 10))}. ${term}.`,
    pageSource('/ndas'),
  );
}
