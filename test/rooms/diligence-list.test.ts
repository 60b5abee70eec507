import { describe, expect } from 'vitest';
import { z } from 'zod';
import { mostAtOnce } from '#features/deal-room/diligence-requests/domain/request-lines.ts';
import { days } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import {
  askFor,
  countsIn,
  requestsIn,
  takeStep,
  tryPut,
  trySend,
  waitingFor,
} from '#test/support/diligence.ts';
import { expectOk } from '#test/support/people.ts';
import { askedRoom } from './asked-room.ts';

const pageShape = z.object({ items: z.array(z.object({ title: z.string() })), next: z.string().nullable() });
const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('a list of diligence requests', () => {
  test('is filtered and sorted, counts overdue ones, and pages without gaps', async ({ fresh }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room } = world;
    const today = product.clock.now();
    const day = (after: number) => new Date(today.getTime() + after * days).toISOString().slice(0, 10);
    await expectOk(
      trySend(buyer, room.id, [
        { title: 'No day' },
        { title: 'Next week', dueOn: day(7) },
        { title: 'Last week', dueOn: day(-7) },
        { title: 'Today', dueOn: day(0) },
      ]),
    );
    const theirs = await askFor(other, room.id, { title: 'Of the other', dueOn: day(-3) });
    const titles = async (who: typeof seller, query = '') =>
      (await requestsIn(who, room.id, query)).map(({ title }) => title);
    expect(await titles(buyer)).toEqual(['Last week', 'Today', 'Next week', 'No day']);
    expect(await titles(buyer, '&sort=number')).toEqual(['No day', 'Next week', 'Last week', 'Today']);
    expect(await titles(seller)).toEqual(['Last week', 'Of the other', 'Today', 'Next week', 'No day']);
    expect(await titles(seller, '&state=overdue')).toEqual(['Last week', 'Of the other']);
    expect(await titles(seller, `&person=${other.id}`)).toEqual(['Of the other']);
    const asOther = await buyer.get(`/api/deal-rooms/${room.id}/diligence-requests?person=${other.id}`);
    expect(asOther.status).toBe(404);
    await expectOk(tryPut(seller, theirs, { kind: 'seller' }));
    expect(await titles(seller, '&owner=me')).toEqual(['Of the other']);
    expect(await titles(seller, '&owner=nobody')).toHaveLength(4);
    await takeStep(seller, theirs, 'declined', { reason: 'It does not exist.' });
    expect(await titles(seller, '&state=waiting')).toHaveLength(4);
    expect(await titles(seller, '&state=over')).toEqual(['Of the other']);
    expect(await countsIn(seller, room.id)).toMatchObject({
      states: { open: 4, declined: 1 },
      overdue: 1,
      askers: [
        { name: 'Ada Lovelace', requests: 4 },
        { name: 'Bela Kun', requests: 1 },
      ],
    });
    expect(await countsIn(other, room.id)).toMatchObject({
      states: { open: 0, declined: 1 },
      overdue: 0,
      askers: [],
    });
    const seen: string[] = [];
    let after = '';
    do {
      const page = await seller.get(
        `/api/deal-rooms/${room.id}/diligence-requests?size=2${after && `&after=${after}`}`,
      );
      const { items, next } = pageShape.parse(await page.json());
      seen.push(...items.map(({ title }) => title));
      after = next ?? '';
    } while (after !== '');
    expect(seen).toEqual(await titles(seller));
    for (const wrong of ['x', Buffer.from('2026-13-45 1').toString('base64url')])
      expect((await seller.get(`/api/deal-rooms/${room.id}/diligence-requests?after=${wrong}`)).status).toBe(
        400,
      );
  });

  test('imports many with their own numbers, all or none, up to a limit', async ({ fresh }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, folder } = world;
    const many = (n: number) => Array.from({ length: n }, (_, at) => ({ title: `Item ${at + 1}` }));
    expect((await trySend(buyer, room.id, many(mostAtOnce + 1))).status).toBe(400);
    expect(await code(trySend(buyer, room.id, [...many(3), { title: 'X', folderId: folder('13.05') }]))).toBe(
      'no-such-target',
    );
    const sent = await Promise.all([1, 2, 3].map(() => trySend(buyer, room.id, many(mostAtOnce))));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    await askFor(other, room.id, { title: 'Mine' });
    expect((await requestsIn(other, room.id)).map(({ number }) => number)).toEqual([1]);
    const last = await Promise.all([1, 2].map(() => trySend(buyer, room.id, many(mostAtOnce))));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await countsIn(buyer, room.id)).states.open).toBe(4 * mostAtOnce);
    const numbers = await fresh.db
      .selectFrom('diligence_request')
      .select(['number', 'title'])
      .where('asker_id', '=', buyer.id)
      .orderBy('place')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.slice(0, 3).map(({ title }) => title)).toEqual(['Item 1', 'Item 2', 'Item 3']);
    expect(await seller.mails('diligence-moved')).toHaveLength(5);
    const csv = await (await seller.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(4 * mostAtOnce + 2);
  });

  test('exports a CSV that is safe in spreadsheets, with the columns of its reader', async ({ fresh }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, later } = world;
    const id = await askFor(buyer, room.id, {
      title: '=HYPERLINK("http://bad.example")',
      dueOn: '2026-03-31',
    });
    await askFor(other, room.id, { title: 'Of the other' });
    await takeStep(seller, id, 'in_progress', { note: 'For us alone.' });
    const file = async (who: typeof seller) =>
      (await who.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`)).text();
    expect(await file(seller)).toContain(',In progress,');
    await takeStep(seller, id, 'answered', { reply: 'Here,\nall of it.', documentIds: [later] });
    const [mine, theirs] = [await file(buyer), await file(seller)];
    expect(mine).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(mine).toContain('not open yet');
    expect(mine).not.toMatch(/Of the other|Bela|Payroll of May|For us alone|Asked by/);
    expect(theirs).toMatch(/Ada Lovelace[\s\S]*Bela Kun/);
    expect(theirs).toContain('For us alone.');
    expect(theirs).toContain('Payroll of May.txt');
  });

  test('announces new ones by email, badge and ledger without content, with the buyer only for the seller', async ({
    fresh,
  }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, open } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll registers', dueOn: '2020-01-31' });
    const counts = async (who: typeof seller) => (await (await who.get('/api/counts')).json()).diligence;
    expect([await counts(seller), await counts(buyer)]).toEqual([1, undefined]);
    expect(await waitingFor(seller)).toMatchObject([
      { roomId: room.id, as: 'seller', requests: 1, overdue: 1 },
    ]);
    await takeStep(seller, id, 'in_progress');
    await takeStep(seller, id, 'answered', { documentIds: [open] });
    expect([await counts(seller), await counts(buyer)]).toEqual([undefined, 1]);
    await takeStep(buyer, id, 'accepted');
    expect(await counts(buyer)).toBeUndefined();
    const [toSeller, toBuyer] = [await seller.mails('diligence-moved'), await buyer.mails('diligence-moved')];
    expect([toSeller.length, toBuyer.length]).toEqual([1, 1]);
    expect(toSeller[0]?.body).toContain('Buyer: Ada Lovelace');
    expect(toBuyer[0]?.body).toContain('It is your request no. 1, sent on ');
    expect(JSON.stringify(toBuyer)).not.toMatch(/Lovelace|Quist/);
    expect(JSON.stringify([toSeller, toBuyer])).not.toMatch(/Quist|Payroll|Accounts|Quartzite/);
    expect(await other.mails('diligence-moved')).toEqual([]);
    const rows = await fresh.db.selectFrom('ledger_row').select('row').execute();
    const acts = rows.map(({ row }) => JSON.parse(row)).filter(({ act }) => act.startsWith('diligence-'));
    expect(acts.map(({ act, detail }) => [act, detail.to])).toEqual([
      ['diligence-asked', undefined],
      ['diligence-moved', 'in_progress'],
      ['diligence-moved', 'answered'],
      ['diligence-moved', 'accepted'],
    ]);
    expect(new Set(acts.map(({ buyer: whose }) => whose))).toEqual(new Set([buyer.id]));
  });
});
