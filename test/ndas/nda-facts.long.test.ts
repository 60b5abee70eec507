import fc from 'fast-check';
import { describe, expect } from 'vitest';
import * as contract from '#features/agreements/ndas/contract.ts';
import { signingTime } from '#features/agreements/ndas/domain/signing.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { expireNdas } from '#features/agreements/ndas/server/jobs.ts';
import { ndaFacts, ndaFactsOf, ndaSummaries } from '#features/agreements/ndas/server/nda-facts.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { voidOpenNdas } from '#features/agreements/ndas/server/void-open-ndas.ts';
import { system } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { awaitingRequest, listing, person } from './cast.ts';
import { test } from './nda-test.ts';
import { buildWorld, issued, ndaRow, readyToSign, sign, type World } from './world.ts';

const nothing = { ndaComplete: false, buyerSigned: false, ndaDeclined: false, ndaExpired: false };

function factsOf(world: World, given: { requestId?: string; listingId?: string; buyerId?: string } = {}) {
  const { requestId, listingId, buyer } = world;
  return ndaFacts(world.db, {
    requestId,
    listingId,
    buyerId: buyer.personId,
    now: world.clock.now(),
    ...given,
  });
}

async function nextRequest(world: World): Promise<string> {
  const ended = { status: 'denied', deny_reason: 'withdrawn' };
  await world.db.updateTable('access_request').set(ended).where('id', '=', world.requestId).execute();
  return awaitingRequest(world.db, world.clock.now(), world.listingId, world.buyer.personId);
}

const expire = (world: World) => {
  const asSystem = (run: (work: Work) => Promise<void>) => world.as(system, run);
  return expireNdas({ db: world.db, clock: world.clock, asSystem });
};

describe('the NDA facts of a request', () => {
  test('follow its agreement from issue to signature', async ({ world }) => {
    expect(await factsOf(world)).toEqual(nothing);
    const id = await readyToSign(world);
    expect(await factsOf(world)).toEqual(nothing);
    await sign(world, id);
    expect(await factsOf(world)).toEqual({ ...nothing, ndaComplete: true, buyerSigned: true });
  });

  test('include a refusal', async ({ world }) => {
    const id = await issued(world);
    await world.as(world.buyer, (work) => declineNda(work, { params: { id }, body: { reason: 'no' } }));
    expect(await factsOf(world)).toEqual({ ...nothing, ndaDeclined: true });
  });

  test('include expiration, before and after the job has run', async ({ world }) => {
    const id = await issued(world);
    world.clock.advance(signingTime - 1);
    expect(await factsOf(world)).toEqual(nothing);
    world.clock.advance(1);
    expect(await factsOf(world)).toEqual({ ...nothing, ndaExpired: true });
    await expire(world);
    expect((await ndaRow(world, id)).status).toBe('expired');
    expect(await factsOf(world)).toEqual({ ...nothing, ndaExpired: true });
  });

  test('count an older agreement of the same buyer and listing, but of no one else', async ({
    world,
    tx,
  }) => {
    await sign(world, await readyToSign(world));
    const requestId = await nextRequest(world);
    expect(await factsOf(world, { requestId })).toEqual({ ...nothing, ndaComplete: true });
    const now = world.clock.now();
    const other = await person(tx, now, { first: 'O', last: 'Ther', email: 'other@x.example' });
    expect(await factsOf(world, { requestId, buyerId: other.personId })).toEqual(nothing);
    const elsewhere = await listing(tx, now, other.personId);
    expect(await factsOf(world, { requestId, listingId: elsewhere })).toEqual(nothing);
  });

  test('do not count an agreement whose term has ended or whose text is outdated', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    const { term_ends_at } = await ndaRow(world, id);
    const at = (now: Date) =>
      ndaFacts(tx, {
        requestId: world.requestId,
        listingId: world.listingId,
        buyerId: world.buyer.personId,
        now,
      });
    expect((await at(new Date((term_ends_at?.getTime() ?? 0) - 1))).ndaComplete).toBe(true);
    expect((await at(term_ends_at ?? new Date(0))).ndaComplete).toBe(false);
    await tx.updateTable('nda').set({ template_version: 0 }).where('id', '=', id).execute();
    expect((await factsOf(world)).ndaComplete).toBe(false);
  });

  test('can be read for many requests together', async ({ world, tx }) => {
    await sign(world, await readyToSign(world));
    const second = await nextRequest(world);
    await issued(world, second);
    const now = world.clock.now();
    const parts = { listingId: world.listingId, buyerId: world.buyer.personId };
    const facts = await ndaFactsOf(
      tx,
      [
        { requestId: world.requestId, ...parts },
        { requestId: second, ...parts },
      ],
      now,
    );
    expect(facts.get(world.requestId)).toEqual({ ...nothing, ndaComplete: true, buyerSigned: true });
    expect(facts.get(second)).toEqual({ ...nothing, ndaComplete: true });
    expect(await ndaFactsOf(tx, [], now)).toEqual(new Map());
  });
});

describe('the current agreement', () => {
  test('is the open one, or the newest that was not voided', async ({ world, tx }) => {
    const statusNow = async () => (await ndaSummaries(tx, [world.requestId])).get(world.requestId)?.status;
    expect(await statusNow()).toBeUndefined();
    await sign(world, await readyToSign(world));
    expect(await statusNow()).toBe('signed');
    world.clock.advance(1);
    await issued(world);
    expect(await statusNow()).toBe('issued');
    await world.as(world.seller, (work) => voidOpenNdas(work, world.requestId));
    expect(await statusNow()).toBe('signed');
  });
});

describe('expiration', () => {
  test('marks expired agreements, notifies, and leaves others unchanged', async ({ world }) => {
    const id = await issued(world);
    await expire(world);
    expect((await ndaRow(world, id)).status).toBe('issued');
    world.clock.advance(signingTime);
    await expire(world);
    await expire(world);
    expect(world.events).toEqual([{ kind: 'nda-expired', ndaId: id, requestId: world.requestId }]);
  });

  test('of one agreement does not wait for another that cannot be marked', async ({ tx, begin }) => {
    const failing = new Set<string>();
    const dispatch = async (_work: Work, told: { kind: string; requestId?: string }) => {
      if (failing.has(told.requestId ?? '')) throw new Refused('invalid-transition');
    };
    const world = await buildWorld({ db: tx, begin, dispatch });
    const first = await issued(world);
    failing.add(world.requestId);
    const other = await person(tx, world.clock.now(), { first: 'O', last: 'Ther', email: 'other@x.example' });
    const requestId = await awaitingRequest(tx, world.clock.now(), world.listingId, other.personId);
    const second = await issued({ ...world, buyer: other }, requestId);
    world.clock.advance(signingTime);
    await expect(expire(world)).rejects.toThrow(AggregateError);
    expect([(await ndaRow(world, first)).status, (await ndaRow(world, second)).status]).toEqual([
      'issued',
      'expired',
    ]);
    await world.cleanUp();
  });
});

test('every name that the contract accepts can be signed with, stored and printed', async ({ world }) => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 130 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(anything, anything, async (name, entity) => {
      const id = await readyToSign(world);
      const { document_sha256: documentSha256 } = await ndaRow(world, id);
      const body = { name, capacity: 'entity', entity, documentSha256, readToEnd: true };
      const parsed = contract.signNda.body.safeParse(body);
      if (!parsed.success || !parsed.data.entity) return;
      const view = await sign(world, id, parsed.data);
      expect(view.signature).toMatchObject({ name: parsed.data.name, entity: parsed.data.entity });
      const { file_key, file_sha256 } = await ndaRow(world, id);
      const bytes = await world.tools.files.get(file_key ?? '');
      expect(bytes && sha256(bytes)).toBe(file_sha256);
      signed += 1;
    }),
    { numRuns: 25 },
  );
  expect(signed).toBeGreaterThan(3);
});
