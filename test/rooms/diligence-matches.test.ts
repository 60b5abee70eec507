import { expect } from 'vitest';
import { z } from 'zod';
import { coverageView } from '#features/deal-room/diligence-requests/diligence-shapes.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { askFor, requestOf, requestsIn, trySend } from '#test/support/diligence.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { askedRoom } from './asked-room.ts';

const canary = 'Zebrafinch';

test('requests are matched with what each side may see, corrected once, and answered at once', async ({
  fresh,
}) => {
  const world = await askedRoom(fresh);
  await using _ended = world.product;
  const { seller, buyer, other, room } = world;
  const chart = await addText(seller, room, '09.01', { name: 'Org chart.txt', text: 'Roles.' });
  await addText(seller, room, '09.03', { name: `${canary} employee handbook.txt`, text: 'Rules.' });
  const odd = await addText(seller, room, '09.01', { name: 'Who does what.txt', text: 'Roles.' });
  await publish(seller, room.id);
  const hidden = (await addText(seller, room, '10.01', { name: `${canary} building lease.txt`, text: 'x' }))
    .document;
  await giveRight(seller, room.id, {
    subject: { kind: 'everyone' },
    target: { kind: 'room' },
    level: 'view',
  });
  const ask = (who: Someone, title: string) => askFor(who, room.id, { title });
  const found = await ask(buyer, 'Organizational chart');
  const lease = await ask(buyer, 'Building lease');
  const vague = await ask(buyer, 'Please explain the drop in margin');
  const theirs = await ask(other, 'Environmental reports');
  const coverage = async (who: Someone, query = '') =>
    coverageView.parse(await expectOk(who.get(`/api/deal-rooms/${room.id}/diligence-coverage${query}`)));

  expect((await requestOf(seller, found)).match).toMatchObject({
    state: 'in',
    documents: [{ id: chart.document, name: 'Org chart.txt' }],
  });
  expect((await requestOf(seller, lease)).match).toMatchObject({
    state: 'hidden',
    documents: [{ id: hidden }],
  });
  expect((await requestOf(buyer, lease)).match).toMatchObject({ state: 'missing', documents: [], kinds: [] });
  expect((await requestOf(buyer, vague)).match).toMatchObject({ state: 'unsure', documents: [] });
  const own = await coverage(buyer);
  expect(own).toMatchObject({ total: 3, states: { in: 1, hidden: 0, missing: 1, unsure: 1 }, ready: [] });
  expect(await coverage(seller, `?person=${other.id}`)).toMatchObject({ total: 1, states: { missing: 1 } });
  expect((await requestsIn(seller, room.id, '&match=hidden')).map(({ id }) => id)).toEqual([lease]);
  expect(await requestsIn(buyer, room.id, '&match=hidden')).toEqual([]);
  const strange = await buyer.get(`/api/deal-rooms/${room.id}/diligence-coverage?person=${other.id}`);
  expect(strange.status).toBe(404);
  const csv = await buyer.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`);
  const table = await csv.text();
  expect(table).toContain('In the room');
  expect(JSON.stringify([own, await requestsIn(buyer, room.id)]) + table).not.toContain(canary);

  const say = (who: Someone, holds: boolean) =>
    who.post(`/api/diligence-requests/${vague}/matches`, { documentIds: [odd.document], holds });
  expect((await problemOf(await say(buyer, true))).code).toBe('not-your-move');
  expect((await say(other, true)).status).toBe(404);
  await expectOk(say(seller, true));
  expect((await requestOf(buyer, vague)).match).toMatchObject({
    state: 'in',
    documents: [{ id: odd.document }],
  });
  const same = await ask(other, 'please explain the drop in MARGIN.');
  expect((await requestOf(other, same)).match?.state).toBe('in');
  await expectOk(say(seller, false));
  expect((await requestOf(other, same)).match?.state).toBe('unsure');
  await expectOk(say(seller, true));

  const confirmed = { documentIds: [hidden], holds: true };
  await expectOk(seller.post(`/api/diligence-requests/${lease}/matches`, confirmed));
  expect((await requestOf(seller, lease)).match?.state).toBe('hidden');
  expect((await requestOf(buyer, lease)).match).toMatchObject({ state: 'missing', documents: [] });

  const old = await addText(seller, room, '02.01', { name: 'Balance sheet 2020-12-31.txt', text: 'x' });
  await publish(seller, room.id);
  const sheet = await ask(buyer, 'Balance sheet as of most recent month-end');
  expect((await requestOf(buyer, sheet)).match).toMatchObject({
    state: 'expired',
    documents: [{ id: old.document }],
  });
  const sayOld = (holds: boolean) =>
    seller.post(`/api/diligence-requests/${sheet}/matches`, { documentIds: [old.document], holds });
  expect((await problemOf(await sayOld(true))).code).toBe('INVALID_TRANSITION');
  expect((await requestOf(buyer, sheet)).match?.state).toBe('expired');

  const { ready } = await coverage(seller);
  expect(ready.map(({ id }) => id).sort()).toEqual([found, vague, same].sort());
  const items = ready.map(({ id, version }) => ({ id, version }));
  const answer = (who: Someone, sent: object[]) =>
    who.post(`/api/deal-rooms/${room.id}/diligence-answers`, { items: sent });
  expect((await problemOf(await answer(buyer, items))).code).toBe('not-your-move');
  const version = (await requestOf(seller, theirs)).version;
  expect((await problemOf(await answer(seller, [...items, { id: theirs, version }]))).code).toBe('stale');
  expect((await requestOf(buyer, found)).state).toBe('open');
  expect(z.object({ answered: z.number() }).parse(await expectOk(answer(seller, items))).answered).toBe(3);
  expect(await requestOf(buyer, found)).toMatchObject({
    state: 'answered',
    documents: [{ linkedBy: 'side', document: { id: chart.document } }],
  });
  expect((await problemOf(await answer(seller, items))).code).toBe('stale');
  expect((await problemOf(await say(seller, true))).code).toBe('INVALID_TRANSITION');
  await expectOk(trySend(buyer, room.id, [{ title: 'Org chart' }]));
  expect((await coverage(seller)).ready).toHaveLength(1);
});
