import { z } from 'zod';
import { privateFieldNames } from '#features/marketplace/listings/domain/private-fields.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, prose, seenVersion } from '#wire/words.ts';
import { factRefusals, longestFactAsk } from './domain/fact-asks.ts';
import { mandateView } from './mandate-shapes.ts';

export const askForFacts = endpoint({
  method: 'POST',
  path: '/api/mandates/:id/fact-requests',
  summary:
    'Asks the owner for details that the private profile lacks, as a broker who decides for them. A later request replaces it',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z
    .object({
      fields: z.array(z.enum(privateFieldNames)).min(1).max(privateFieldNames.length),
      words: prose(0, longestFactAsk),
      version: seenVersion(),
    })
    .meta({ examples: [{ fields: ['leaseEnd', 'employees'], words: 'Two buyers asked.', version: 2 }] }),
  reply: mandateView,
  refusals: ['stale', 'not-your-move', 'scope-settled', ...factRefusals],
  failure: 'unable to ask the owner',
});
