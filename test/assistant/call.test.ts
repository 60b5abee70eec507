import { describe, expect } from 'vitest';
import { z } from 'zod';
import { longestMessage } from '#features/conversation/assistant/domain/answer.ts';
import { problemOf } from '#test/support/caller.ts';
import { ask, askForEvents } from '#test/support/chat.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { test } from '../disclosure/market.ts';

const fields = z.object({ fields: z.object({ message: z.array(z.string()) }) });

describe('the chat endpoint', () => {
  test('answers from the help pages and cites the article', async ({ market }) => {
    const answer = await ask(market.world.people.stranger, 'What is an earn-out?');
    expect(answer.by).toBe('built-in');
    expect(answer.response).toMatch(/\[1\]/);
    expect(answer.citations[0]).toMatchObject({ n: 1, kind: 'article' });
    expect(answer.citations[0]?.href).toMatch(/^\/help\//);
  });

  test('streams the same answer in events, from the first to the complete one', async ({ market }) => {
    const { product, world } = market;
    const events = await askForEvents(product, world.people.stranger, 'What is an earn-out?');
    expect(events[0]).toMatchObject({ kind: 'started', by: 'built-in' });
    const last = events.at(-1);
    if (last?.kind !== 'ended') throw new Error('no end');
    const text = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
    expect(text.trim()).toBe(last.answer.response);
    const cited = events.flatMap((event) => (event.kind === 'citation' ? [event.citation] : []));
    expect(cited).toEqual(last.answer.citations);
    const { id: _id, ...whole } = await ask(world.people.stranger, 'What is an earn-out?');
    expect(last.answer).toMatchObject(whole);
  });

  test('says plainly when it does not know', async ({ market }) => {
    const answer = await ask(market.world.people.stranger, 'Quel temps fait-il sur Neptune?');
    expect(answer.response).toContain('do not know');
    expect(answer.citations).toEqual([]);
  });

  test('refuses an empty question, and says politely how long one may be', async ({ market }) => {
    const { stranger } = market.world.people;
    for (const message of ['', '   ', '\n']) {
      const refused = await stranger.post('/api/chat/', { message });
      expect(refused.status).toBe(400);
    }
    const refused = await stranger.post('/api/chat/', { message: 'why '.repeat(5_000) });
    expect(refused.status).toBe(400);
    const { fields: wrong } = fields.parse(await problemOf(refused));
    expect(wrong.message).toEqual(['A question may have 4,000 characters. Shorten it, or ask in parts.']);
    expect((await stranger.post('/api/chat/', { message: 'w'.repeat(longestMessage) })).status).toBe(200);
  });

  test('is not for visitors', async ({ market }) => {
    const { product } = market;
    expect((await product.call('POST', '/api/chat/', { body: { message: 'Hello' } })).status).toBe(401);
  });

  test('says that no outside service answers', async ({ market }) => {
    const told = await market.world.people.stranger.get('/api/chat/');
    expect(await told.json()).toEqual({ model: null });
  });
});

test('a person may ask twenty times a minute and then has to wait', async ({ fresh }) => {
  await using product = await testProduct(fresh, { rateLimits: true });
  const eager = await join(product, 'Eager Caller');
  const calm = await join(product, 'Calm Caller');
  const statuses = [];
  for (let at = 0; at < 21; at += 1)
    statuses.push((await eager.post('/api/chat/', { message: 'What is a peg?' })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await calm.post('/api/chat/', { message: 'What is a peg?' })).status).toBe(200);
});
