import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askedFacts, askFactsRefusal } from '#features/marketplace/mandates/domain/fact-asks.ts';
import { days } from '#kernel/instant.ts';
import { codeOf } from '../offers/an-offer.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { aDraft, publishListing } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const active = { status: 'active', endsAt: null, mayApprove: true, askedAt: null } as const;

describe('asking a client for facts', () => {
  it('takes an active engagement with approvals, once a day', () => {
    expect(askFactsRefusal(active, now)).toBeNull();
    expect(askFactsRefusal({ ...active, mayApprove: false }, now)).toBe('facts-not-delegated');
    expect(askFactsRefusal({ ...active, endsAt: now }, now)).toBe('scope-settled');
    const askedAgo = (ms: number) => ({ ...active, askedAt: new Date(now.getTime() - ms) });
    expect(askFactsRefusal(askedAgo(days - 1), now)).toBe('facts-asked');
    expect(askFactsRefusal(askedAgo(days), now)).toBeNull();
  });

  it('says of each asked fact whether it is there, in the order of the profile', () => {
    expect(askedFacts(['employees', 'leaseEnd', 'gone'], ['employees', 'sde_cents'])).toEqual([
      { name: 'leaseEnd', filled: false },
      { name: 'employees', filled: true },
    ]);
  });
});

const view = z.looseObject({
  version: z.number(),
  mayAskFacts: z.union([z.literal(true), z.string()]),
  factsAsk: z
    .object({
      at: z.string(),
      words: z.string(),
      fields: z.array(z.object({ name: z.string(), filled: z.boolean() })),
    })
    .nullable(),
});

test('the owner is told which facts are asked for, and the broker sees which came back, not what they say', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Zebulon Quist');
  const scoped = await join(product, 'Stan Scoped', ['broker']);
  const vetting = await join(product, 'Vera Vetting', ['broker']);
  const draft = aDraft();
  const lacking = { ...draft, profile: { ...draft.profile, leaseEnd: null, employees: 4711 } };
  const listingId = await publishListing(seller, undefined, lacking);
  const id = await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
  const other = await giveMandate(product, { seller, broker: vetting, listingId });
  const path = `/api/mandates/${id}/fact-requests`;
  const asked = { fields: ['employees', 'leaseEnd'], words: 'Two buyers asked.', version: 2 };
  expect((await vetting.post(path, asked)).status).toBe(404);
  expect(await codeOf(await seller.post(path, asked))).toBe('not-your-move');
  expect(await codeOf(await vetting.post(`/api/mandates/${other}/fact-requests`, asked))).toBe(
    'facts-not-delegated',
  );
  const first = view.parse(await expectOk(scoped.post(path, asked)));
  expect(first.factsAsk?.fields).toEqual([
    { name: 'leaseEnd', filled: false },
    { name: 'employees', filled: true },
  ]);
  expect(JSON.stringify(first)).not.toContain('4711');
  expect(await codeOf(await scoped.post(path, { ...asked, version: 3 }))).toBe('facts-asked');
  const told = await product.database.db
    .selectFrom('outgoing_mail')
    .select('body')
    .where('subject', '=', 'Your broker asks for facts about a listing')
    .execute();
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain(`/listing/${listingId}/edit`);
  expect(told[0]?.body).toContain('Lease end, Employees');
  expect(told[0]?.body).not.toContain('Two buyers');

  const { version } = await product.database.db
    .selectFrom('listing')
    .select('version')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const filled = { ...draft, profile: { ...draft.profile, leaseEnd: '2031-06-30' }, version };
  await expectOk(seller.put(`/api/listing/${listingId}/draft`, { ...filled, adminMayApprove: false }));
  const listed = async (who: Someone) => {
    const page = z.object({ items: z.array(view.extend({ id: z.string() })) });
    return page.parse(await expectOk(who.get('/api/mandates'))).items.find((one) => one.id === id);
  };
  expect((await listed(scoped))?.factsAsk?.fields[0]).toEqual({ name: 'leaseEnd', filled: true });
  product.clock.advance(days);
  const back = { ...scoped, ...(await signIn(product, scoped)) };
  const seen = await listed(back);
  expect(seen?.mayAskFacts).toBe(true);
  await expectOk(back.post(`/api/mandates/${id}/moves`, { to: 'ended', version: seen?.version }));
  expect((await listed(back))?.factsAsk).toBeNull();
});
