import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant } from '#wire/words.ts';

export const getExclusivity = endpoint({
  method: 'GET',
  path: '/api/listing/:id/exclusivity',
  summary:
    'The buyer to whom the seller granted exclusivity, and until when; for those who may see the offers, and admins',
  who: 'signed-in',
  scope: 'offers:read',
  params: idParams,
  reply: z.object({
    exclusive: z.object({ buyer: z.object({ id, name: z.string() }), until: instant }).nullable(),
  }),
  failure: 'unable to get the exclusivity',
});
