import { describe, expect } from 'vitest';
import { mostOpen } from '#features/deal-room/room-questions/contract.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { keptWorld } from '#test/support/kept-world.ts';
import { expectOk, join } from '#test/support/people.ts';
import { askAbout, moveQuestion, questionOf, questionsIn, tryQuestion } from '#test/support/questions.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;

const readRoom = keptWorld('a room to read', async (database) => {
  const { folder: _, ...world } = await aRoom(database);
  const { seller, room } = world;
  const { document } = await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
  await publish(seller, room.id);
  await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
  return { ...world, document };
});

const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('a question', () => {
  test('is assigned, drafted, approved and answered, and the buyer sees each step', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, listingId, document, room } = world;
    const broker = await join(product, 'Wanda Mandate', ['broker']);
    await giveMandate(product, { seller, broker, listingId });
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    expect(await questionOf(buyer, id)).toMatchObject({
      document: { id: document, name: 'Accounts.txt' },
      page: 1,
      state: 'asked',
      mine: true,
      manage: null,
    });
    const routed = await moveQuestion(seller, id, 'routed', { route: { kind: 'broker', id: broker.id } });
    expect(routed.manage).toMatchObject({
      asker: { id: buyer.id, name: 'Ada Lovelace' },
      route: 'broker',
      routedTo: 'Wanda Mandate',
    });
    await moveQuestion(broker, id, 'drafted', { answer: 'A new line of trucks.' });
    expect(await questionOf(buyer, id)).toMatchObject({ state: 'asked', answer: null });
    expect(await code(tryQuestion(broker, id, 'approved'))).toBe('seller-decides');
    expect(await code(tryQuestion(broker, id, 'answered', { answer: 'Mine.' }))).toBe('seller-decides');
    await moveQuestion(seller, id, 'approved');
    expect(await questionOf(buyer, id)).toMatchObject({ state: 'asked', answer: null });
    await moveQuestion(broker, id, 'answered');
    expect(await questionOf(buyer, id)).toMatchObject({ state: 'answered', answer: 'A new line of trucks.' });
    expect((await other.get(`/api/room-questions/${id}`)).status).toBe(404);
    expect(await questionsIn(other, room.id)).toEqual([]);
  });

  test('can be answered in one step by people who may approve; an approved answer is sent unchanged', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, document } = world;
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    expect(await code(tryQuestion(seller, id, 'answered'))).toBe('question-answer');
    expect((await moveQuestion(seller, id, 'answered', { answer: 'A third truck.' })).state).toBe('answered');
    expect(await questionOf(buyer, id)).toMatchObject({ state: 'answered', answer: 'A third truck.' });
    const [mail, ...more] = await buyer.mails('question-moved');
    expect(more).toEqual([]);
    expect(mail?.body).toContain(`/questions?question=${id}`);
    const second = await askAbout(buyer, document, 'And next year?');
    await moveQuestion(seller, second, 'drafted', { answer: 'More.' });
    await moveQuestion(seller, second, 'approved');
    const other = tryQuestion(seller, second, 'answered', { answer: 'Less.' });
    expect(await code(other)).toBe('invalid-fields');
    await moveQuestion(seller, second, 'answered');
    expect(await questionOf(buyer, second)).toMatchObject({ answer: 'More.' });
  });

  test('is published without its buyer or time, for those who may see the document', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, document, room } = world;
    const id = await askAbout(buyer, document, 'We at Lovelace Mills wonder about the trucks?');
    const askedAt = (await questionOf(buyer, id)).at;
    product.clock.advance(60_000);
    await moveQuestion(seller, id, 'drafted', { answer: 'They are new.' });
    await moveQuestion(seller, id, 'approved');
    expect(await code(tryQuestion(seller, id, 'published'))).toBe('question-public');
    await moveQuestion(seller, id, 'published', { publicQuestion: 'How old are the trucks?' });
    const seen = await questionsIn(other, room.id);
    expect(seen).toMatchObject([
      {
        id,
        question: 'How old are the trucks?',
        answer: 'They are new.',
        mine: false,
        manage: null,
        version: null,
      },
    ]);
    expect(seen[0]?.at).not.toBe(askedAt);
    expect(JSON.stringify(seen)).not.toMatch(/Ada|Lovelace|ada\.lovelace/);
    expect(JSON.stringify(seen)).not.toContain(buyer.id);
    expect((await questionOf(buyer, id)).question).toBe('We at Lovelace Mills wonder about the trucks?');
    expect(await code(tryQuestion(other, id, 'answered', { version: 4 }))).toBe('not-your-move');
    const none = {
      subject: { kind: 'person', id: other.id },
      target: { kind: 'document', id: document },
    } as const;
    await giveRight(seller, room.id, { ...none, level: 'none' });
    expect(await questionsIn(other, room.id)).toEqual([]);
    await giveRight(seller, room.id, { ...none, level: null });
    await moveQuestion(seller, id, 'answered');
    expect(await questionsIn(other, room.id)).toEqual([]);
    expect(await questionsIn(buyer, room.id)).toMatchObject([{ id, state: 'answered' }]);
  });

  test('stays with the seller when the buyer’s access is suspended or ends, and the buyer sees nothing', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, document, room, requests } = world;
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    await moveRequest(seller, requests.buyer, 'pending', { pendingReason: 'compliance', reason: 'A check.' });
    expect((await buyer.get(`/api/room-questions/${id}`)).status).toBe(404);
    expect((await buyer.get(`/api/deal-rooms/${room.id}`)).status).toBe(404);
    await moveRequest(seller, requests.buyer, 'approved');
    expect((await buyer.get(`/api/room-questions/${id}`)).status).toBe(200);
    await moveRequest(seller, requests.buyer, 'denied', { reason: 'Another buyer.' });
    expect((await buyer.get(`/api/room-questions/${id}`)).status).toBe(404);
    expect((await buyer.get(`/api/deal-rooms/${room.id}/questions`)).status).toBe(404);
    expect((await tryQuestion(seller, id, 'drafted', { answer: 'Trucks.' })).status).toBe(200);
    expect(await questionsIn(seller, room.id)).toMatchObject([{ id, manage: { asker: { id: buyer.id } } }]);
    const told = () => buyer.mails('question-moved');
    await moveQuestion(seller, id, 'approved');
    await moveQuestion(seller, id, 'answered');
    expect(await told()).toEqual([]);
  });

  test('can be assigned to an expert by a confirmed address, who sees only that question, not its buyer', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, document, room } = world;
    const expert = await join(product, 'Nora Ledgerman');
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    const second = await askAbout(buyer, document, 'And why did costs?');
    const put = (email: string) => tryQuestion(seller, id, 'routed', { route: { kind: 'expert', email } });
    expect(await code(put(other.email))).toBe('expert-is-buyer');
    await expectOk(put(expert.email));
    expect(await expectOk(expert.get('/api/room-questions'))).toMatchObject({ items: [] });
    expect((await expert.get(`/api/room-questions/${id}`)).status).toBe(404);
    await confirmEmail(product, expert);
    const seen = await questionOf(expert, id);
    expect(seen).toMatchObject({ roomId: null, manage: null, mine: false, question: 'Why did sales rise?' });
    expect(JSON.stringify(seen)).not.toMatch(/Ada|Lovelace/);
    expect((await expert.get(`/api/room-questions/${second}`)).status).toBe(404);
    expect((await expert.get(`/api/deal-rooms/${room.id}`)).status).toBe(404);
    expect((await expert.get(`/api/room-documents/${document}`)).status).toBe(404);
    await moveQuestion(expert, id, 'drafted', { answer: 'New trucks.' });
    expect(await code(tryQuestion(expert, id, 'approved'))).toBe('not-your-move');
    await moveQuestion(seller, id, 'routed', { route: { kind: 'seller' } });
    expect((await expert.get(`/api/room-questions/${id}`)).status).toBe(404);
    // No one learns whether an address has an account.
    expect((await put('nobody@nowhere.example')).status).toBe(200);
  });

  test('moves once when two people move it, and not from a stale page', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, document } = world;
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    const version = 1;
    const answers = await Promise.all([
      tryQuestion(seller, id, 'drafted', { answer: 'One.', version }),
      tryQuestion(buyer, id, 'withdrawn', { version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await code(tryQuestion(seller, id, 'drafted', { answer: 'Two.', version }))).toBe('stale');
  });

  test('counts toward a limit of open ones, even when many are asked at once', async ({ fresh }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, document, room } = world;
    const rows = Array.from({ length: mostOpen - 1 }, () => ({
      id: crypto.randomUUID(),
      room_id: room.id,
      document_id: document,
      asker_id: buyer.id,
      question: 'Again?',
      state: 'asked',
      asked_at: product.clock.now(),
    }));
    await fresh.db.insertInto('room_question').values(rows).execute();
    const ask = () =>
      buyer.post(`/api/room-documents/${document}/questions`, { page: null, question: 'One more?' });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  test('appears in emails and the ledger without its text, and with its buyer only for the seller', async ({
    fresh,
  }) => {
    const world = await readRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, document } = world;
    const id = await askAbout(buyer, document, 'Why did sales rise?');
    await moveQuestion(seller, id, 'drafted', { answer: 'New trucks.' });
    await moveQuestion(seller, id, 'approved');
    await moveQuestion(seller, id, 'published', { publicQuestion: 'Why?' });
    const [toSeller, toBuyer] = [await seller.mails('question-moved'), await buyer.mails('question-moved')];
    expect([toSeller.length, toBuyer.length]).toEqual([1, 1]);
    expect(toSeller[0]?.body).toContain('Buyer: Ada Lovelace');
    expect(JSON.stringify(toSeller)).not.toMatch(/sales rise|Accounts\.txt|trucks/);
    expect(toBuyer[0]?.body).toContain('It is the question that you asked on ');
    expect(JSON.stringify(toBuyer)).not.toMatch(/Zebulon|Quist|sales rise|Accounts\.txt|trucks/);
    expect(await other.mails('question-moved')).toEqual([]);
    const rows = await fresh.db.selectFrom('ledger_row').select('row').execute();
    const acts = rows.map(({ row }) => JSON.parse(row)).filter(({ act }) => act.startsWith('question-'));
    expect(acts.map(({ act, detail }) => [act, detail.to])).toEqual([
      ['question-asked', undefined],
      ['question-moved', 'drafted'],
      ['question-moved', 'approved'],
      ['question-moved', 'published'],
    ]);
    expect(new Set(acts.map(({ buyer: whose }) => whose))).toEqual(new Set([buyer.id]));
  });
});
