import { expect } from 'vitest';
import { z } from 'zod';
import { getListing } from '#features/marketplace/listings/contract.ts';
import { reads } from '#http/mount.ts';
import { nameOf } from '#test/support/calls.ts';
import { testProduct } from '#test/support/product.ts';
import { test } from './market.ts';
import { places, sweep } from './sweep.ts';

const leaky = { ...getListing, reply: z.object({ id: z.string(), soldBy: z.string() }) };
const isListing = ({ method, path }: { method: string; path: string }) =>
  nameOf({ ...getListing, method: 'GET', path }) === nameOf(getListing) && method === 'GET';

test('the sweep notices a view with an additional field', async ({ market }) => {
  const { database } = market.product;
  const route = reads(leaky, async ({ db }, { params }) => {
    const { business_name } = await db
      .selectFrom('business')
      .innerJoin('listing', 'listing.business_id', 'business.id')
      .select('business_name')
      .where('listing.id', '=', params.id)
      .executeTakeFirstOrThrow();
    // Written so that a plain text search would miss it.
    return { id: params.id, soldBy: [...business_name].join('-') };
  });
  await using product = await testProduct(database, {
    plant: ({ name, routes }) =>
      name === 'listings'
        ? { routes: routes.map((one) => (one.endpoint.path === leaky.path ? route : one)) }
        : {},
  });
  const { seen } = await sweep({ ...market, product }, 'visitor', isListing);
  expect(Object.fromEntries(places(seen, 'visitor'))).toMatchObject({
    'target.legalName': ['GET /api/listing/:id'],
    'draft.legalName': ['GET /api/listing/:id'],
  });
});
