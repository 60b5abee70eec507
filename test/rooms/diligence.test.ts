import { describe, expect } from 'vitest';
import { archivedRequests } from '#features/deal-room/diligence-requests/server/archived-requests.ts';
import { addBlock } from '#test/support/blocks.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import {
  asked,
  askFor,
  requestOf,
  requestsIn,
  takeStep,
  tryPut,
  trySend,
  tryStep,
  waitingFor,
} from '#test/support/diligence.ts';
import { expectOk, join, signIn } from '#test/support/people.ts';
import { addText, publish, tryClosing } from '#test/support/rooms.ts';
import { askedRoom } from './asked-room.ts';

const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('a diligence request', () => {
  test('is assigned to the seller or broker who takes it up, by name, and waits for them since then', async ({
    fresh,
  }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, listingId, room } = world;
    const broker = await join(product, 'Wanda Mandate', ['broker']);
    await giveMandate(product, { seller, broker, listingId });
    const [mine, theirs] = [
      await askFor(buyer, room.id, { title: 'Payroll' }),
      await askFor(buyer, room.id, { title: 'Lease' }),
    ];
    const askedAt = product.clock.now().toISOString();
    product.clock.advance(60_000);
    await takeStep(seller, mine, 'in_progress');
    const asSeller = { owner: 'seller', ownerName: 'Zebulon Quist', brokerId: null };
    expect((await requestOf(seller, mine)).manage).toMatchObject({ ...asSeller, assignedToMe: true });
    expect((await requestOf(broker, mine)).manage).toMatchObject({ ...asSeller, assignedToMe: false });
    await takeStep(broker, theirs, 'in_progress');
    const asBroker = { owner: 'broker', ownerName: 'Wanda Mandate', brokerId: broker.id };
    expect((await requestOf(broker, theirs)).manage).toMatchObject({ ...asBroker, assignedToMe: true });
    expect((await requestOf(seller, theirs)).manage).toMatchObject({ ...asBroker, assignedToMe: false });
    // A note on it assigns it to no one else.
    await takeStep(seller, theirs, 'in_progress', { note: 'Ask the landlord.' });
    expect((await requestOf(seller, theirs)).manage).toMatchObject(asBroker);
    const audited = await product.database.db
      .selectFrom('audit_event')
      .select('action')
      .where('action', '=', 'diligence-handled')
      .execute();
    expect(audited).toHaveLength(2);
    const [waits] = await waitingFor(broker);
    expect(Date.parse(waits?.since ?? '')).toBeGreaterThan(Date.parse(askedAt));
  });

  test('can be started, answered, reopened and accepted, and each side sees its part', async ({ fresh }) => {
    const world = await askedRoom(fresh);
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
      documents: [{ linkedBy: 'asker', document: { id: open, name: 'Accounts.txt' }, open: true, lacks: [] }],
    });
    await expectOk(tryPut(seller, id, { kind: 'broker', id: broker.id }));
    await takeStep(broker, id, 'in_progress', { note: 'Ask the accountant.' });
    const working = await requestOf(buyer, id);
    expect(working).toMatchObject({ state: 'in_progress', note: null, manage: null });
    expect(JSON.stringify(working)).not.toMatch(/Wanda|accountant/);
    expect(await code(tryStep(broker, id, 'answered', { reply: 'Here.' }))).toBe('seller-decides');
    expect(await code(tryStep(seller, id, 'answered'))).toBe('diligence-answer');
    await takeStep(seller, id, 'answered', { reply: 'See these.', documentIds: [later, open] });
    const answered = await requestOf(buyer, id);
    expect(answered).toMatchObject({ state: 'answered', reply: 'See these.' });
    expect(answered.documents.filter(({ linkedBy }) => linkedBy === 'side')).toEqual([
      { linkedBy: 'side', document: { id: open, name: 'Accounts.txt' }, open: true, lacks: [] },
      { linkedBy: 'side', document: null, open: false, lacks: [] },
    ]);
    expect(JSON.stringify(answered)).not.toContain('Payroll of May');
    expect((await requestOf(seller, id)).documents).toContainEqual({
      linkedBy: 'side',
      document: { id: later, name: 'Payroll of May.txt' },
      open: false,
      lacks: ['stage'],
    });
    expect(await code(tryStep(buyer, id, 'reopened'))).toBe('diligence-reason');
    await takeStep(buyer, id, 'reopened', { reason: 'June is missing.' });
    expect(await requestOf(seller, id)).toMatchObject({ state: 'reopened', reason: 'June is missing.' });
    await takeStep(seller, id, 'answered', { documentIds: [open] });
    await takeStep(buyer, id, 'accepted');
    expect(await code(tryStep(seller, id, 'declined', { reason: 'No.' }))).toBe('INVALID_TRANSITION');
    expect((await other.get(`/api/diligence-requests/${id}`)).status).toBe(404);
    expect(await requestsIn(other, room.id)).toEqual([]);
  });

  test('can only be about what the buyer may see, and not in one’s own room', async ({ fresh }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder, open, later } = world;
    const ask = (more: object) => trySend(buyer, room.id, [{ title: 'Payroll', ...more }]);
    expect(await code(ask({ folderId: folder('06.03') }))).toBe('no-such-target');
    expect(await code(ask({ folderId: folder('13.05') }))).toBe('no-such-target');
    expect(await code(ask({ documentIds: [later] }))).toBe('no-such-target');
    expect(await code(trySend(seller, room.id, [{ title: 'Payroll' }]))).toBe('diligence-own-room');
    const id = await askFor(buyer, room.id, { title: 'Payroll', documentIds: [open] });
    // The seller's side files it in a folder that the buyer must not see, not even its name.
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
    const staged = await addText(seller, room, '02.01', { name: 'Bonus.txt', text: 'Bonus.' });
    await takeStep(seller, id, 'answered', { documentIds: [staged.document] });
    const linked = async () => (await requestOf(buyer, id)).documents.map(({ document }) => document?.name);
    expect(await linked()).toEqual([undefined]);
    await publish(seller, room.id);
    expect(await linked()).toEqual(['Bonus.txt']);
  });

  test('moves once when two people move it, and not from a stale page', async ({ fresh }) => {
    const world = await askedRoom(fresh);
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
    expect(await code(tryStep(seller, id, 'in_progress', { version }))).toBe('stale');
    const second = await signIn(world.product, buyer);
    expect((await second.get(`/api/diligence-requests/${id}`)).status).toBe(200);
  });

  test('stays with the seller when access is suspended or ends, and the buyer sees and hears nothing', async ({
    fresh,
  }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, requests } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll' });
    const theirs = await askFor(other, room.id, { title: 'Lease' });
    await moveRequest(seller, requests.buyer, 'pending', { pendingReason: 'compliance', reason: 'A check.' });
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
    expect(await waitingFor(buyer)).toEqual([]);
    await moveRequest(seller, requests.buyer, 'approved');
    expect(await requestOf(buyer, id)).toMatchObject({ state: 'answered' });
    expect(await waitingFor(buyer)).toMatchObject([{ roomId: room.id, as: 'buyer', requests: 1 }]);
    await addBlock(seller, 'person', other.email);
    expect((await other.get(`/api/diligence-requests/${theirs}`)).status).toBe(404);
    await takeStep(seller, theirs, 'answered', { reply: 'Here.' });
    expect(await waitingFor(other)).toEqual([]);
    expect((await requestsIn(seller, room.id)).length).toBe(2);
  });

  test('of a closed room does not change, and stays readable for the seller and in the archive', async ({
    fresh,
  }) => {
    const world = await askedRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room } = world;
    const id = await askFor(buyer, room.id, { title: 'Payroll' });
    await expectOk(tryClosing(seller, room.id));
    expect(await code(tryStep(seller, id, 'answered', { reply: 'Here.' }))).toBe('room-closed');
    expect(await code(tryPut(seller, id, { kind: 'seller' }))).toBe('room-closed');
    expect((await requestOf(seller, id)).may).toMatchObject({
      answered: 'room-closed',
      handle: 'room-closed',
    });
    expect((await trySend(buyer, room.id, [{ title: 'More' }])).status).toBe(404);
    expect(await waitingFor(seller)).toEqual([]);
    const lines: string[] = [];
    const reader = { kind: 'seller' } as const;
    for await (const some of archivedRequests.lines(fresh.db, { roomId: room.id, listingId: '', reader }))
      lines.push(...some.map((line) => line.join('|')));
    expect(lines).toEqual([expect.stringContaining('1|Ada Lovelace|')]);
    const other = { kind: 'buyer', personId: world.other.id, readable: new Set<string>() } as const;
    for await (const some of archivedRequests.lines(fresh.db, {
      roomId: room.id,
      listingId: '',
      reader: other,
    }))
      expect(some).toEqual([]);
  });

  test('can be assigned to an expert by a confirmed address, who sees only that one, not the buyer, and leaves a note', async ({
    fresh,
  }) => {
    const world = await askedRoom(fresh);
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
    await takeStep(expert, id, 'in_progress', { note: 'It is in the blue binder.' });
    expect(await code(tryStep(expert, id, 'answered', { reply: 'Here.' }))).toBe('not-your-move');
    expect((await requestOf(seller, id)).note).toBe('It is in the blue binder.');
    expect((await requestOf(buyer, id)).note).toBeNull();
    expect(JSON.stringify(await seller.mails('diligence-moved'))).toContain('left a note');
    await expectOk(tryPut(seller, second, { kind: 'expert', email: expert.email }));
    expect(JSON.stringify(await expert.mails('diligence-moved'))).toContain(
      `/deal-rooms/questions?request=${second}`,
    );
    // No one learns whether an address has an account.
    await expectOk(tryPut(seller, second, { kind: 'expert', email: 'nobody@nowhere.example' }));
    await expectOk(tryPut(seller, id, null));
    expect((await expert.get(`/api/diligence-requests/${id}`)).status).toBe(404);
  });
});
