import { describe, expect } from 'vitest';
import { openAiModel } from '#platform/chat/openai-model.ts';
import { ask, askForEvents } from '#test/support/chat.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { type ModelServer, modelServer, type Step } from '#test/support/model-server.ts';
import { join } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

const question = 'What is an earn-out?';
/** Long, so that a busy machine is not taken for a slow model. */
const patient = { first: 300_000, between: 300_000, whole: 600_000 };
const hasty = { first: 400, between: 400, whole: 5_000 };

function productWith(
  database: CopiedDatabase,
  server: ModelServer,
  { dailyTokens = 200_000, timeouts = patient } = {},
): Promise<TestProduct> {
  return testProduct(database, {
    assistant: { apiKey: 'a-key', baseUrl: server.url, model: 'stand-in', dailyTokens },
    chat: (place) => openAiModel(place, timeouts),
  });
}

const lookUp: Step = { call: 'find_help', given: { question } };
const thenDoes =
  (...steps: Step[]): ModelServer['does'] =>
  (_, n) =>
    n === 0 ? [lookUp] : steps;
const text = (answer: { response: string }) => answer.response;

describe('a model', () => {
  test('calls tools, and its answer is used with its sources', async ({ fresh }) => {
    await using server = await modelServer(
      thenDoes(
        { say: 'An earn-out is paid' },
        { say: ' later [1]. Ask your lawyer' },
        { say: ' about the terms.' },
      ),
    );
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const events = await askForEvents(product, caller, question);
    expect(events[0]).toMatchObject({ kind: 'started', by: 'model' });
    const last = events.at(-1);
    if (last?.kind !== 'ended') throw new Error('no end');
    expect(last.answer).toMatchObject({
      by: 'model',
      fellBack: false,
      response: 'An earn-out is paid later [1]. Ask your lawyer about the terms.',
      citations: [{ n: 1, kind: 'article' }],
    });
    expect(events.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1);
  });

  test('receives the question, the conversation and tool results as data, but no names', async ({
    fresh,
  }) => {
    await using server = await modelServer(thenDoes({ say: 'It is paid later [1].' }));
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const earlier = [
      { type: 'user' as const, text: 'Hello' },
      { type: 'assistant' as const, text: 'Good day' },
    ];
    await ask(caller, question, { earlier, page: '/marketplace?q=secret-filter' });
    const [first, second] = server.received;
    expect(first?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(first?.messages.at(-1)?.content).toBe(`${question}\n\n(The person is on the page /marketplace)`);
    expect(first?.tools.map(({ function: { name } }) => name)).toContain('search_listings');
    const result = second?.messages.at(-1);
    expect(result?.role).toBe('tool');
    expect(JSON.parse(result?.content ?? '')).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ n: 1, from: 'Earn-outs and seller notes' })]),
    });
    const sent = JSON.stringify(server.received);
    expect(sent).not.toMatch(/Modesta|Wren|secret-filter/);
    expect(sent).not.toContain(caller.id);
  });

  test('is named in the panel, so that users know where questions go', async ({ fresh }) => {
    await using server = await modelServer(() => []);
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const told = await (await caller.get('/api/chat/')).json();
    expect(told).toEqual({ model: { name: 'stand-in', host: new URL(server.url).host, local: true } });
    expect(server.received).toHaveLength(0);
  });
});

const for_ever =
  (...steps: Step[]): ModelServer['does'] =>
  () =>
    steps;

describe.each([
  ['is silent', for_ever('stall')],
  ['stalls in the middle', thenDoes({ say: 'An earn-out is [1]. It' }, 'stall')],
  ['breaks off in the middle', thenDoes({ say: 'A wrong beginning of it [1]. It' }, 'break')],
  ['streams nonsense', for_ever({ raw: 'data: {nonsense\n\n' })],
  [
    'streams nonsense in the middle',
    thenDoes({ say: 'A wrong beginning [1]. It' }, { raw: 'data: <b>\n\n' }),
  ],
  ['answers with a page', for_ever({ status: 200, body: '<html><script>alert(1)</script>' })],
  ['is busy', for_ever({ status: 429 })],
  ['is broken', for_ever({ status: 500 })],
  ['refuses', for_ever({ status: 403 })],
  ['asks for a tool that there is not, for ever', for_ever({ call: 'open_the_safe', given: {} })],
  ['asks for the same tool for ever', for_ever(lookUp)],
  [
    'asks for another thing for ever',
    (_: unknown, n: number) => [{ call: 'find_help', given: { question: `x ${n}` } }],
  ],
  ['gives nonsense as arguments for ever', for_ever({ call: 'find_help', given: '{"question":' })],
  ['gives other arguments for ever', for_ever({ call: 'find_help', given: { question: 7 } })],
  ['says nothing', for_ever()],
  ['states without a source', thenDoes({ say: 'This business was sold for $4,999,111.' })],
  [
    'writes without end',
    thenDoes(...Array.from({ length: 500 }, () => ({ say: 'word $77,123 '.repeat(20) }))),
  ],
] satisfies [string, ModelServer['does']][])('a model that %s', (_, does) => {
  test('that takes too long is cut off, and the built-in answer says so', async ({ fresh }) => {
    await using server = await modelServer(does);
    await using product = await productWith(fresh, server, { timeouts: hasty });
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const events = await askForEvents(product, caller, question);
    const last = events.at(-1);
    if (last?.kind !== 'ended') throw new Error(`it ended with ${JSON.stringify(last)}`);
    expect(events.filter(({ kind }) => kind === 'instead')).toHaveLength(1);
    expect(last.answer).toMatchObject({ by: 'built-in', fellBack: true });
    expect(last.answer.response).toMatch(/earn-out.*\[1\]/is);
    expect(last.answer.response).not.toMatch(/wrong beginning|4,999,111|77,123|script/);
    expect(server.received.length).toBeLessThan(8);
  });
});

describe('a model that makes mistakes', () => {
  test('learns of unknown tools and invalid arguments, and continues', async ({ fresh }) => {
    const turns: Step[][] = [
      [{ call: 'open_the_safe', given: {} }],
      [lookUp],
      [{ say: 'It is paid later [1].' }],
    ];
    await using server = await modelServer((_, n) => turns[n] ?? []);
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    expect(await ask(caller, question)).toMatchObject({ by: 'model', response: 'It is paid later [1].' });
    expect(server.received[1]?.messages.at(-1)?.content).toContain('There is no such tool.');
  });

  test('and repeats a call gets no more tools, and answers', async ({ fresh }) => {
    const turns: Step[][] = [[lookUp], [lookUp], [{ say: 'It is paid later [1].' }]];
    await using server = await modelServer((_, n) => turns[n] ?? []);
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    expect(await ask(caller, question)).toMatchObject({ by: 'model', response: 'It is paid later [1].' });
    expect(server.received.map(({ tools }) => tools.length > 0)).toEqual([true, true, false]);
  });

  test('loses sentences with invented figures, sources or quotations, and keeps the others', async ({
    fresh,
  }) => {
    const said =
      'It is paid later [1]. It is 37.5 percent [1]. It says “never ever so” [1]. See there [9]. The seller earned well. Ask your lawyer.';
    await using server = await modelServer(thenDoes({ say: said }));
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    expect(text(await ask(caller, question))).toBe('It is paid later [1]. Ask your lawyer.');
  });

  test('and writes markup is shown as text without emphasis', async ({ fresh }) => {
    await using server = await modelServer(
      thenDoes({ say: '## **Earn-out**\n* <img src=x onerror=alert()> is paid later [1].' }),
    );
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    expect(text(await ask(caller, question))).toBe(
      'Earn-out\n- <img src=x onerror=alert()> is paid later [1].',
    );
  });
});

describe('a person’s budget', () => {
  const used = ({ database: { db } }: TestProduct) =>
    db.selectFrom('model_use').select(['tokens_in', 'tokens_out']).execute();

  test('is counted by person and day', async ({ fresh }) => {
    await using server = await modelServer(thenDoes({ say: 'It is paid later [1].' }));
    await using product = await productWith(fresh, server);
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    await ask(caller, question);
    expect(await used(product)).toEqual([{ tokens_in: 200, tokens_out: 40 }]);
  });

  test('that is used up makes the built-in assistant answer, which is said, and nothing is sent', async ({
    fresh,
  }) => {
    await using server = await modelServer(thenDoes({ say: 'It is paid later [1].' }));
    await using product = await productWith(fresh, server, { dailyTokens: 100 });
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const answer = await ask(caller, question);
    expect(answer).toMatchObject({ by: 'built-in', fellBack: true });
    expect(answer.response).toMatch(/^Your share of the model for today is used up/);
    expect(answer.response).toMatch(/\[1\]/);
    expect(server.received).toHaveLength(0);
  });

  test('is renewed the next day', async ({ fresh }) => {
    await using server = await modelServer(() => [{ say: 'Good day.' }]);
    await using product = await productWith(fresh, server, { dailyTokens: 100_000 });
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const db = product.database.db;
    const day = product.clock.now().toISOString().slice(0, 10);
    await db.insertInto('model_use').values({ person_id: caller.id, day, tokens_out: 100_000 }).execute();
    expect((await ask(caller, 'Hello')).by).toBe('built-in');
    await db.updateTable('model_use').set({ day: '2020-01-01' }).execute();
    expect((await ask(caller, 'Hello')).by).toBe('model');
    expect(await used(product)).toEqual([{ tokens_in: 100, tokens_out: 20 }]);
  });

  test('counts answers that the caller interrupted', async ({ fresh }) => {
    await using server = await modelServer(() => [{ say: 'Good day to you. Then ' }, 'stall']);
    await using product = await testProduct(fresh, {
      assistant: { apiKey: null, baseUrl: server.url, model: 'stand-in', dailyTokens: 100_000 },
      chat: (place) => openAiModel(place, patient),
    });
    const caller = await join(product, 'Modesta Wren', ['buyer']);
    const response = await product.call('POST', '/api/chat/', {
      body: { message: 'Hello' },
      key: caller.key,
      headers: { Accept: 'text/event-stream' },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await expect.poll(() => server.received.length).toBe(1);
    await reader?.read();
    await reader?.cancel();
    await expect.poll(async () => (await used(product))[0]?.tokens_in).toBeGreaterThan(500);
    expect((await used(product))[0]?.tokens_out).toBeLessThan(50);
  });
});
