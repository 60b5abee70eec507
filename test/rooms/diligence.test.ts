import { describe, expect } from 'vitest';
import { z } from 'zod';
import { mostAtOnce } from '#features/diligence-requests/domain/request-lines.ts';
import { days } from '#kernel/instant.ts';
import { addBlock } from '#test/support/blocks.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import {
  asked,
  askFor,
  countsIn,
  requestOf,
  requestsIn,
  takeStep,
  tryPut,
  trySend,
  tryStep,
} from '#test/support/diligence.ts';
import { expectOk, join, signIn } from '#test/support/people.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { problemOf } from '../http/caller.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const theRoom = { kind: 'room' } as const;
const pageShape = z.object({ items: z.array(z.object({ title: z.string() })), next: z.string().nullable() });
const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

/** A room with one published document that both buyers may read, and one for a later stage. */
async function readRoom(database: CopiedDatabase) {
  const world = await aRoom(database);
  const { seller, room } = world;
  const open = await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
  const later = await addText(seller, room, '06.03', { name: 'Payroll of May.txt', text: 'Pay.' });
  await publish(seller, room.id);
  await giveRight(seller, room.id, { subject: everyone, target: theRoom, level: 'view' });
  return { ...world, open: open.document, later: later.document };
}

describe('a diligence request', () => {
  test('is taken up, answered, opened again and accepted; what each side sees', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, listingId, room, folder, open, later } = world;
    const broker = await join(product, 'Wanda Mandate', ['broker']);
    await giveMandate(product, { seller, broker, listingId });
    const id = await askFor(buyer, room.id, {
      title: 'Payroll registers 2024',
      folderId: folder('02.01'),
      priority: 'high',
      dueOn: '2026-03-31',
      documentIds: [open],
    });
    expect(await requestOf(buyer, id)).toMatchObject({
      number: 1,
      state: 'open',
      mine: true,
      manage: null,
      folder: { number: '02.01' },
      documents: [{ linkedBy: 'asker', document: { id: open, name: 'Accounts.txt' }, open: true }],
    });
    await expectOk(tryPut(seller, id, { kind: 'broker', id: broker.id }));
    await takeStep(broker, id, 'in-progress', { note: 'Ask the accountant.' });
    const working = await requestOf(buyer, id);
    expect(working).toMatchObject({ state: 'in-progress', note: null, manage: null });
    expect(JSON.stringify(working)).not.toMatch(/Wanda|accountant/);
    expect(await code(tryStep(broker, id, 'answered', { reply: 'Here.' }))).toBe('seller-decides');
    expect(await code(tryStep(seller, id, 'answered'))).toBe('diligence-answer');
    await takeStep(seller, id, 'answered', { reply: 'See these.', documentIds: [later, open] });
    const answered = await requestOf(buyer, id);
    expect(answered).toMatchObject({ state: 'answered', reply: 'See these.' });
    expect(answered.documents.filter(({ linkedBy }) => linkedBy === 'side')).toEqual([
      { linkedBy: 'side', document: { id: open, name: 'Accounts.txt' }, open: true },
      { linkedBy: 'side', document: null, open: false },
    ]);
    expect(JSON.stringify(answered)).not.toContain('Payroll of May');
    expect((await requestOf(seller, id)).documents).toContainEqual({
      linkedBy: 'side',
      document: { id: later, name: 'Payroll of May.txt' },
      open: false,
    });
    expect(await code(tryStep(buyer, id, 'reopened'))).toBe('diligence-reason');
    await takeStep(buyer, id, 'reopened', { reason: 'June is missing.' });
    expect(await requestOf(seller, id)).toMatchObject({ state: 'reopened', reason: 'June is missing.' });
    await takeStep(seller, id, 'answered', { documentIds: [open] });
    await takeStep(buyer, id, 'accepted');
    expect(await code(tryStep(seller, id, 'declined', { reason: 'No.' }))).toBe('INVALID_TRANSITION');
    expect((await other.get(`/api/diligence-requests/${id}`)).status).toBe(404);
    expect(await requestsIn(other, room.id)).toEqual([]);
  }, 120_000);

  test('asks only about what the buyer may see, and for nothing in the own room', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder, open, later } = world;
    const ask = (more: object) => trySend(buyer, room.id, [{ title: 'Payroll', ...more }]);
    expect(await code(ask({ folderId: folder('06.03') }))).toBe('no-such-target');
    expect(await code(ask({ folderId: folder('13.05') }))).toBe('no-such-target');
    expect(await code(ask({ documentIds: [later] }))).toBe('no-such-target');
    expect(await code(trySend(seller, room.id, [{ title: 'Payroll' }]))).toBe('diligence-own-room');
    const id = await askFor(buyer, room.id, { title: 'Payroll', documentIds: [open] });
    // The seller's side files it where the buyer sees nothing: the name of that folder is not theirs to know.
    await expectOk(tryPut(seller, id, null, { folderId: folder('06.03') }));
    expect((await requestOf(buyer, id)).folder).toBeNull();
    const change = { ...asked({ title: 'Payroll of 2024' }), version: (await requestOf(buyer, id)).version };
    await expectOk(buyer.put(`/api/diligence-requests/${id}`, change));
    expect(await requestOf(seller, id)).toMatchObject({
      title: 'Payroll of 2024',
      folder: { number: '06.03' },
      documents: [],
    });
    expect(await code(buyer.put(`/api/diligence-requests/${id}`, change))).toBe('stale');
    expect(await code(tryStep(seller, id, 'answered', { documentIds: [crypto.randomUUID()] }))).toBe(
      'no-such-target',
    );
    // What is linked and not published yet opens with its publication.
    const staged = await addText(seller, room, '02.01', { name: 'Bonus.txt', text: 'Bonus.' });
    await takeStep(seller, id, 'answered', { documentIds: [staged.document] });
    const linked = async () => (await requestOf(buyer, id)).documents.map(({ document }) => document?.name);
    expect(await linked()).toEqual([undefined]);
    await publish(seller, room.id);
    expect(await linked()).toEqual(['Bonus.txt']);
  }, 120_000);

  test('moves once when two move it, and not from a stale page', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll' });
    const version = 1;
    const answers = await Promise.all([
      tryStep(seller, id, 'answered', { reply: 'One.', version }),
      tryStep(buyer, id, 'withdrawn', { version }),
      tryPut(seller, id, { kind: 'seller' }, { version, folderId: null }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await code(tryStep(seller, id, 'in-progress', { version }))).toBe('stale');
    const second = await signIn(world.product, buyer);
    expect((await second.get(`/api/diligence-requests/${id}`)).status).toBe(200);
  }, 120_000);

  test('stays with the seller when access is suspended or ends; the buyer sees and is told nothing', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, requests } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll' });
    const theirs = await askFor(other, room.id, { title: 'Lease' });
    await moveRequest(seller, requests.buyer, 'Pending', { pendingReason: 'COMPLIANCE', reason: 'A check.' });
    const gone = async () =>
      [
        await buyer.get(`/api/diligence-requests/${id}`),
        await buyer.get(`/api/deal-rooms/${room.id}/diligence-requests`),
        await buyer.get(`/api/deal-rooms/${room.id}/diligence-counts`),
        await buyer.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`),
        await trySend(buyer, room.id, [{ title: 'More' }]),
      ].map(({ status }) => status);
    expect(new Set(await gone())).toEqual(new Set([404]));
    await takeStep(seller, id, 'answered', { reply: 'Here.' });
    expect(await buyer.mails('diligence-moved')).toEqual([]);
    expect(await expectOk(buyer.get('/api/diligence-waiting'))).toEqual({ items: [] });
    await moveRequest(seller, requests.buyer, 'Approved');
    expect(await requestOf(buyer, id)).toMatchObject({ state: 'answered' });
    expect(await expectOk(buyer.get('/api/diligence-waiting'))).toMatchObject({
      items: [{ roomId: room.id, as: 'buyer', requests: 1 }],
    });
    await addBlock(seller, 'person', other.email);
    expect((await other.get(`/api/diligence-requests/${theirs}`)).status).toBe(404);
    await takeStep(seller, theirs, 'answered', { reply: 'Here.' });
    expect(await expectOk(other.get('/api/diligence-waiting'))).toEqual({ items: [] });
    expect((await requestsIn(seller, room.id)).length).toBe(2);
  }, 120_000);

  test('is put to an expert by a confirmed address, who sees that one, not whose it is, and leaves a note', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room, open } = world;
    const expert = await join(product, 'Nora Ledgerman');
    const id = await askFor(buyer, room.id, { title: 'Payroll', documentIds: [open] });
    const second = await askFor(buyer, room.id, { title: 'Lease' });
    expect(await code(tryPut(seller, id, { kind: 'expert', email: other.email }))).toBe('expert-is-buyer');
    expect(await code(tryPut(seller, id, { kind: 'broker', id: other.id }))).toBe('no-such-broker');
    await expectOk(tryPut(seller, id, { kind: 'expert', email: expert.email }));
    expect((await expert.get(`/api/diligence-requests/${id}`)).status).toBe(404);
    await confirmEmail(product, expert);
    const seen = await requestOf(expert, id);
    expect(seen).toMatchObject({ roomId: null, title: 'Payroll', manage: null, documents: [] });
    expect(JSON.stringify(seen)).not.toMatch(/Ada|Lovelace|Accounts/);
    expect((await expert.get(`/api/diligence-requests/${second}`)).status).toBe(404);
    expect((await expert.get(`/api/deal-rooms/${room.id}/diligence-requests`)).status).toBe(404);
    expect(await expectOk(expert.get('/api/diligence-requests'))).toMatchObject({ items: [{ id }] });
    await takeStep(expert, id, 'in-progress', { note: 'It is in the blue binder.' });
    expect(await code(tryStep(expert, id, 'answered', { reply: 'Here.' }))).toBe('not-your-move');
    expect((await requestOf(seller, id)).note).toBe('It is in the blue binder.');
    expect((await requestOf(buyer, id)).note).toBeNull();
    expect(JSON.stringify(await seller.mails('diligence-moved'))).toContain('left a note');
    // Whether an address has an account is told to nobody.
    await expectOk(tryPut(seller, second, { kind: 'expert', email: 'nobody@nowhere.example' }));
    await expectOk(tryPut(seller, id, null));
    expect((await expert.get(`/api/diligence-requests/${id}`)).status).toBe(404);
  }, 120_000);
});

describe('a list of requests', () => {
  test('is filtered and sorted, counts what is overdue, and pages without a gap', async ({ fresh }) => {
    const world = await readRoom(fresh);
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
    expect(await titles(buyer, `&person=${other.id}`)).toHaveLength(4);
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
  }, 120_000);

  test('takes many at once with their own numbers, all or none, and no more than there may be', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
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
    // One notice for each time that somebody sent some, not for each request.
    expect(await seller.mails('diligence-moved')).toHaveLength(5);
    const csv = await (await seller.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(4 * mostAtOnce + 2);
  }, 120_000);

  test('leaves as CSV that no spreadsheet runs, with the columns of its reader', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, later } = world;
    const id = await askFor(buyer, room.id, {
      title: '=HYPERLINK("http://bad.example")',
      dueOn: '2026-03-31',
    });
    await askFor(other, room.id, { title: 'Of the other' });
    await takeStep(seller, id, 'in-progress', { note: 'For us alone.' });
    await takeStep(seller, id, 'answered', { reply: 'Here,\nall of it.', documentIds: [later] });
    const file = async (who: typeof seller) =>
      (await who.get(`/api/deal-rooms/${room.id}/diligence-requests.csv`)).text();
    const [mine, theirs] = [await file(buyer), await file(seller)];
    expect(mine).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(mine).toContain('not open yet');
    expect(mine).not.toMatch(/Of the other|Bela|Payroll of May|For us alone|Asked by/);
    expect(theirs).toMatch(/Ada Lovelace[\s\S]*Bela Kun/);
    expect(theirs).toContain('For us alone.');
    expect(theirs).toContain('Payroll of May.txt');
  }, 120_000);

  test('tells by mail, in the sidebar and the ledger that there is something, and never what or whose', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, open } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll registers', dueOn: '2020-01-31' });
    const counts = async (who: typeof seller) => (await (await who.get('/api/counts')).json()).diligence;
    expect([await counts(seller), await counts(buyer)]).toEqual([1, undefined]);
    expect(await expectOk(seller.get('/api/diligence-waiting'))).toMatchObject({
      items: [{ roomId: room.id, as: 'seller', requests: 1, overdue: 1 }],
    });
    await takeStep(seller, id, 'in-progress');
    await takeStep(seller, id, 'answered', { documentIds: [open] });
    expect([await counts(seller), await counts(buyer)]).toEqual([undefined, 1]);
    await takeStep(buyer, id, 'accepted');
    expect(await counts(buyer)).toBeUndefined();
    const [toSeller, toBuyer] = [await seller.mails('diligence-moved'), await buyer.mails('diligence-moved')];
    expect([toSeller.length, toBuyer.length]).toEqual([1, 1]);
    expect(JSON.stringify([toSeller, toBuyer])).not.toMatch(/Lovelace|Quist|Payroll|Accounts|Quartzite/);
    expect(await other.mails('diligence-moved')).toEqual([]);
    const rows = await fresh.db.selectFrom('ledger_row').select('row').execute();
    const acts = rows.map(({ row }) => JSON.parse(row)).filter(({ act }) => act.startsWith('diligence-'));
    expect(acts.map(({ act, detail }) => [act, detail.to])).toEqual([
      ['diligence-asked', undefined],
      ['diligence-moved', 'in-progress'],
      ['diligence-moved', 'answered'],
      ['diligence-moved', 'accepted'],
    ]);
    expect(new Set(acts.map(({ buyer: whose }) => whose))).toEqual(new Set([buyer.id]));
  }, 120_000);
});
