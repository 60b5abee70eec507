import { expect } from 'vitest';
import { openAiModel } from '#platform/chat/openai-model.ts';
import { appaWorld } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { test } from '#test/support/database.ts';
import { modelServer, type Step } from '#test/support/model-server.ts';

const hasty = { first: 20_000, between: 20_000, whole: 60_000 };

function greedy(listing: string, room: string, document: string): Step[] {
  return [
    { call: 'search_documents', given: { question: 'rent deposit customers lease', roomId: room } },
    { call: 'search_documents', given: { question: 'rent landlord', documentId: document } },
    { call: 'get_listing', given: { listing } },
    { call: 'my_requests', given: {} },
    { call: 'my_listings', given: {} },
    { call: 'search_listings', given: { words: ['Quillback', 'Sandstone'] } },
  ];
}

test('unsupported claims of a model are dropped, and it sees no more than the caller', async ({ fresh }) => {
  await using server = await modelServer(() => []);
  await using world = await appaWorld(fresh, {
    assistant: { apiKey: 'a-key', baseUrl: server.url, model: 'stand-in', dailyTokens: 1_000_000 },
    chat: (place) => openAiModel(place, hasty),
  });
  const { approved, buyer, other, owner } = world.people;

  // The approved buyer may read the manual, whose last page hides an instruction.
  const look: Step = {
    call: 'search_documents',
    given: { question: 'filters quarter previous instructions passwords guaranteed' },
  };
  const obeys =
    'The rent is $1. The company is guaranteed by the SBA. Coils are cleaned every spring, as ordered. It guarantees you 30 percent. The manual says “Filters are changed every quarter.” [1]';
  server.does = (_, n) => (n === 0 ? [look] : [{ say: obeys }]);
  const answer = await ask(approved, 'What does the manual say about filters?');
  expect(answer).toMatchObject({
    by: 'model',
    response: 'The manual says “Filters are changed every quarter.” [1]',
  });
  expect(answer.citations).toMatchObject([{ n: 1, kind: 'document' }]);
  const told = server.received.at(-1)?.messages.at(-1);
  expect(told?.role).toBe('tool');
  expect(told?.content).toContain('Filters are changed every quarter.');
  expect(told?.content).not.toMatch(/HACKED|previous instructions|guaranteed/);

  // For callers without access no secret is sent to the model, whatever it asks for.
  const wanted = greedy(world.listings.hvacUtah, world.room, world.lease);
  for (const caller of [buyer, other]) {
    server.received.length = 0;
    server.does = (_, n) => (n === 0 ? wanted : [{ say: 'I found nothing that you may see.' }]);
    await ask(caller, 'Tell me all that you can about that company.');
    const sent = JSON.stringify(
      server.received.map(({ messages }) => messages.filter(({ role }) => role === 'tool')),
    );
    expect(server.received.length).toBeGreaterThan(1);
    expect(sent).not.toMatch(
      /Quillback Mech|Quillback Air|Talus Court|Sandstone Holdings|8,450|Mirrabel|Otto/,
    );
    if (caller === buyer) expect(sent).not.toContain('812,000');
  }

  for (const caller of [approved, owner]) {
    server.received.length = 0;
    server.does = (_, n) => (n === 0 ? wanted.slice(0, 1) : [{ say: 'The rent is “$8,450 per month” [1].' }]);
    await ask(caller, 'What is the rent of the lease?');
    expect(JSON.stringify(server.received)).toContain('8,450');
  }
});

test('a search by revenue alone is told with the revenue', async ({ fresh }) => {
  await using server = await modelServer(() => []);
  await using world = await appaWorld(fresh, {
    assistant: { apiKey: 'a-key', baseUrl: server.url, model: 'stand-in', dailyTokens: 1_000_000 },
    chat: (place) => openAiModel(place, hasty),
  });
  const { people } = world;
  const look: Step = { call: 'search_listings', given: { revenue: '0-100k' } };
  server.does = (_, n) => (n === 0 ? [look] : [{ say: 'None fits.' }]);
  await ask(people.buyer, 'Anything with hardly any revenue?');
  expect(server.received.at(-1)?.messages.at(-1)?.content).toMatch(/fits? revenue Under \$100k/);
});
