import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days, shift } from '#kernel/instant.ts';
import { sees, test, tryMove, untilSigned, withHistory } from '../product/a-deal.ts';
import { giveMandate } from '../support/broker.ts';
import { moveRequest, requestAccess, requestOf } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';

const granted = withHistory.extend({
  closesAt: z.string().nullable(),
  grant: z
    .object({ stage: z.string(), until: z.string().nullable(), suspendedAt: z.string().nullable() })
    .nullable(),
  mayStage: z.record(z.string(), z.union([z.literal(true), z.string()])),
});
const shown = async (who: Someone, id: string) =>
  granted.parse(await expectOk(who.get(`/api/access-requests/${id}`)));

async function trySet(who: Someone, id: string, to: string, until: Date | null = null) {
  const { version } = await requestOf(who, id);
  return who.post(`/api/access-requests/${id}/stages`, { to, version, until });
}

describe('a stage set by hand', () => {
  test('goes up to the last one with an end date, and down again, and the ledger records each step', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    const until = shift(product.clock.now(), 10 * days);
    await expectOk(trySet(seller, id, 'S5', until));
    expect(await shown(buyer, id)).toMatchObject({
      closesAt: until.toISOString(),
      grant: { stage: 'S5', until: until.toISOString() },
      mayStage: { S5: 'not-your-move' },
    });
    await expectOk(trySet(seller, id, 'S3'));
    expect(await shown(seller, id)).toMatchObject({ closesAt: null, grant: { stage: 'S3', until: null } });
    expect((await trySet(seller, id, 'S2')).status).toBe(409);
    const acts = await product.database.db.selectFrom('ledger_row').select('row').orderBy('number').execute();
    const text = acts.map(({ row }) => row).join('\n');
    for (const step of ['"stage":"S5"', '"act":"access-staged"', '"act":"access-granted"'])
      expect(text).toContain(step);
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('can be S2 before the NDA, is revoked by hand, and ends with the request', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await expectOk(trySet(seller, id, 'S2'));
    expect((await shown(buyer, id)).grant).toMatchObject({ stage: 'S2' });
    expect((await trySet(seller, id, 'S3')).status).toBe(409);
    await expectOk(trySet(seller, id, 'S1'));
    expect((await shown(buyer, id)).grant).toBeNull();
    await expectOk(trySet(seller, id, 'S2'));
    await moveRequest(seller, id, 'denied');
    expect((await shown(seller, id)).grant).toBeNull();
    expect((await trySet(seller, id, 'S2')).status).toBe(409);
  });

  test('is set only by the seller’s side; brokers and admins set higher ones only with that authority', async ({
    deal,
  }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    const broker = await join(product, 'Bram Broker', ['broker']);
    await giveMandate(product, { seller, broker, listingId });
    const stranger = await join(product, 'Nobody Near');
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    expect((await trySet(buyer, id, 'S4')).status).toBe(403);
    expect((await trySet(broker, id, 'S4')).status).toBe(409);
    expect((await trySet(admin, id, 'S4')).status).toBe(409);
    const version = (await requestOf(seller, id)).version;
    const foreign = await stranger.post(`/api/access-requests/${id}/stages`, {
      to: 'S4',
      version,
      until: null,
    });
    expect(foreign.status).toBe(404);
    await expectOk(trySet(seller, id, 'S4'));
    await expectOk(trySet(broker, id, 'S3'));
  });

  test('cannot end in the past or be set from a stale page, and only one of two concurrent changes counts', async ({
    deal,
  }) => {
    const { product, seller } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    expect((await trySet(seller, id, 'S4', product.clock.now())).status).toBe(409);
    const { version } = await requestOf(seller, id);
    const post = (to: string) =>
      seller.post(`/api/access-requests/${id}/stages`, { to, version, until: null });
    const answers = await Promise.all([post('S4'), post('S5')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(await loser?.json()).toMatchObject({ code: 'stale' });
    const late = await seller.post(`/api/access-requests/${id}/moves`, { to: 'denied', version });
    expect(await late.json()).toMatchObject({ code: 'stale' });
  });

  test('can be suspended with a reason, and keeps its stage and end date when resumed', async ({ deal }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    const until = shift(product.clock.now(), 10 * days);
    await expectOk(trySet(seller, id, 'S4', until));
    expect((await tryMove(seller, id, 'pending', { pendingReason: 'compliance' })).status).toBe(409);
    await moveRequest(seller, id, 'pending', { pendingReason: 'compliance', reason: 'A competitor?' });
    expect(await shown(buyer, id)).toMatchObject({ grant: { stage: 'S4', suspendedAt: expect.any(String) } });
    expect(await sees(buyer, listingId)).toBe(false);
    expect((await trySet(seller, id, 'S5')).status).toBe(409);
    await moveRequest(seller, id, 'approved');
    expect(await shown(buyer, id)).toMatchObject({ grant: { stage: 'S4', until: until.toISOString() } });
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('ends on its date immediately, and the request ends with the next run of the job', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved', { until: shift(product.clock.now(), days).toISOString() });
    product.clock.advance(days - 1);
    const later = { ...buyer, ...(await signIn(product, buyer)) };
    expect(await sees(later, listingId)).toBe(true);
    product.clock.advance(1);
    expect(await sees(later, listingId)).toBe(false);
    await product.runJob('run-request-clocks');
    await product.runJob('run-request-clocks');
    const rows = await product.database.db.selectFrom('access_request').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'denied', deny_reason: 'ran_out' }]);
    const grants = await product.database.db.selectFrom('access_grant').selectAll().execute();
    expect(grants).toMatchObject([{ ended_reason: 'ran_out' }]);
  });
});
