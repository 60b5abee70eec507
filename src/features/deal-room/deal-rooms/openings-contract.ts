import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams } from '#wire/words.ts';
import { buyerStages } from './domain/openings.ts';
import { most } from './room-shapes.ts';

export const getOpenings = endpoint({
  method: 'GET',
  path: '/api/listing/:id/deal-room/openings',
  summary:
    'How many published documents of the deal room each access level opens to a buyer, for the seller’s side; `null` without a room',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  /** Without a buyer: what opens to one who has no permissions of their own. */
  query: z.object({ buyerId: id.optional() }),
  reply: z.object({
    room: z
      .object({
        id,
        stages: z
          .array(
            z.object({
              stage: z.enum(buyerStages),
              documents: z.number().int(),
              folders: z.array(z.object({ number: z.string(), name: z.string() })).max(most.folders),
            }),
          )
          .length(buyerStages.length),
      })
      .nullable(),
  }),
  failure: 'unable to show what opens in the deal room',
});
