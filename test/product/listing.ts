import { z } from 'zod';
import { expectOk, type Someone } from '../support/people.ts';

const own = z.looseObject({
  status: z.string(),
  version: z.number(),
  leaks: z.array(
    z.looseObject({ field: z.string(), words: z.string(), rule: z.string(), severity: z.string() }),
  ),
  missing: z.array(z.string()),
  may: z.record(z.string(), z.union([z.literal(true), z.string()])),
  history: z.array(
    z.looseObject({ from: z.string(), to: z.string(), by: z.string(), reason: z.string().nullable() }),
  ),
});

export async function ownListing(seller: Someone, id: string) {
  return own.parse(await expectOk(seller.get(`/api/listing/${id}/draft`)));
}

export async function moveListing(
  who: Someone,
  owner: Someone,
  id: string,
  to: string,
  more: Record<string, unknown> = {},
): Promise<Response> {
  const { version } = await ownListing(owner, id);
  return who.post(`/api/listing/${id}/moves`, { to, version, ...more });
}
