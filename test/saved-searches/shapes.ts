import { z } from 'zod';
import { aDraft, publishListing } from '#test/support/deal.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';

export const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
  frequency: z.string(),
  version: z.number(),
  lastFoundAt: z.string().nullable(),
});
const list = z.object({ items: z.array(savedSearch), next: z.string().nullable() });

export type Frequency = 'instant' | 'daily' | 'weekly' | 'off';

export async function saved(who: Someone, query = '') {
  return list.parse(await expectOk(who.get(`/api/saved-searches${query}`)));
}

export async function save(
  who: Someone,
  search: Record<string, string>,
  frequency: Frequency = 'instant',
  name = 'My search',
) {
  return savedSearch.parse(await expectOk(who.post('/api/saved-searches', { name, search, frequency })));
}

type Given = { title?: string; description?: string; place?: string; price?: number; industry?: string };
let sequence = 0;

export function publish(seller: Someone, given: Given = {}): Promise<string> {
  const { teaser, profile, ...rest } = aDraft();
  const { title, description, place, price, industry } = given;
  sequence += 1;
  const record = { businessName: `Quartzite Number ${sequence} LLC`, ...(industry ? { industry } : {}) };
  const words = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(place ? { place } : {}),
  };
  return publishListing(seller, record, {
    ...rest,
    teaser: { ...teaser, ...words },
    profile: { ...profile, ...(price === undefined ? {} : { askingPrice: price }) },
  });
}

export function mailsTo({ database: { db } }: TestProduct, { email }: Someone) {
  return db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .where('kind', '=', 'saved-search-mail')
    .orderBy('created_at')
    .execute();
}
