import { expect, test } from 'vitest';
import { ModelFailed, type TokensUsed, type Turn, type Written } from '#platform/chat/chat-model.ts';
import { openAiModel } from '#platform/chat/openai-model.ts';
import { type ModelServer, modelServer, type Step } from '#test/support/model-server.ts';

/** Long, so that a busy machine is not taken for a slow model. */
const patient = { first: 300_000, between: 300_000, whole: 600_000 };
const hasty = { first: 300, between: 300, whole: 5_000 };

type Outcome = { text: string; calls: unknown[]; used: TokensUsed[]; failed: string | null };

async function outcomeOf(
  server: ModelServer,
  more: Partial<Turn> = {},
  timeouts = patient,
): Promise<Outcome> {
  const used: TokensUsed[] = [];
  const outcome: Outcome = { text: '', calls: [], used, failed: null };
  const model = openAiModel({ name: 'a-model', baseUrl: server.url, apiKey: 'a-key' }, timeouts);
  const turn: Turn = {
    messages: [
      { role: 'system', text: 'You are Appa.' },
      { role: 'user', text: 'Hello' },
    ],
    tools: [],
    mostTokens: 100,
    signal: new AbortController().signal,
    onUsed: (tokens) => void used.push(tokens),
    ...more,
  };
  try {
    for await (const written of model.write(turn)) add(outcome, written);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    outcome.failed = error.reason;
  }
  return outcome;
}

function add(outcome: Outcome, written: Written): void {
  if (written.kind === 'text') outcome.text += written.text;
  else outcome.calls.push(...written.calls);
}

test('a turn is streamed, with the key, the model’s name and the token limit', async () => {
  await using server = await modelServer(() => [{ say: 'Hello ' }, { say: 'there.' }]);
  const tools = [{ name: 'look', words: 'Looks.', parameters: { type: 'object', properties: {} } }];
  expect(await outcomeOf(server, { tools })).toEqual({
    text: 'Hello there.',
    calls: [],
    used: [{ in: 100, out: 20 }],
    failed: null,
  });
  expect(server.headers[0]?.authorization).toBe('Bearer a-key');
  expect(server.received[0]).toMatchObject({
    model: 'a-model',
    max_completion_tokens: 100,
    messages: [
      { role: 'system', content: 'You are Appa.' },
      { role: 'user', content: 'Hello' },
    ],
    tools: [{ type: 'function', function: { name: 'look', description: 'Looks.' } }],
  });
});

test('tool calls are assembled from their chunks and sent back with their results', async () => {
  const pieces = [
    { index: 0, id: 'one', function: { name: 'look', arguments: '{"a":' } },
    { index: 0, function: { arguments: '1}' } },
    { index: 1, id: 'two', function: { name: 'find', arguments: '' } },
  ];
  const raw = pieces.map(
    (piece) => `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [piece] } }] })}\n\n`,
  );
  await using server = await modelServer(() => [{ raw: raw.join('') }]);
  const calls = [
    { id: 'one', name: 'look', given: '{"a":1}' },
    { id: 'two', name: 'find', given: '' },
  ];
  expect((await outcomeOf(server)).calls).toEqual(calls);
  await outcomeOf(server, {
    messages: [
      { role: 'assistant', text: '', calls },
      { role: 'tool', callId: 'one', text: 'found' },
    ],
  });
  expect(server.received[1]?.messages).toMatchObject([
    {
      role: 'assistant',
      tool_calls: [{ id: 'one', function: { name: 'look', arguments: '{"a":1}' } }, { id: 'two' }],
    },
    { role: 'tool', tool_call_id: 'one', content: 'found' },
  ]);
});

const always =
  (...steps: Step[]) =>
  () =>
    steps;

test.each([
  ['is silent', always('stall'), 'slow', 1],
  ['falls asleep on the way', always({ say: 'Half' }, 'stall'), 'slow', 1],
  ['breaks off before it began', always('break'), 'unreachable', 2],
  ['breaks off on the way', always({ say: 'Half' }, 'break'), 'broke-off', 1],
  ['ends without a last word', always({ say: 'Half' }, 'fall-silent'), 'broke-off', 1],
  ['says nothing', always({ raw: ': hello\n\n' }, 'fall-silent'), 'broke-off', 2],
  ['streams no JSON', always({ raw: 'data: {nonsense\n\n' }), 'nonsense', 2],
  ['streams other JSON', always({ raw: 'data: {"choices":[{"delta":{"content":7}}]}\n\n' }), 'nonsense', 2],
  ['answers with a page', always({ status: 200, body: '<html>' }), 'broke-off', 2],
  ['is busy', always({ status: 429 }), 'refused', 2],
  ['is broken', always({ status: 500 }), 'refused', 2],
  ['refuses the key', always({ status: 401 }), 'refused', 1],
  [
    'sends on to elsewhere',
    always({ status: 302, headers: { Location: 'http://127.0.0.1:9/' } }),
    'unreachable',
    2,
  ],
])(
  'a model that %s fails in time, and is asked again where that may help',
  async (_, does, reason, times) => {
    await using server = await modelServer(does);
    const { failed, used } = await outcomeOf(server, {}, reason === 'slow' ? hasty : patient);
    expect(failed).toBe(reason);
    expect(server.received).toHaveLength(times);
    expect(used).toHaveLength(times);
    // What was read counts, also where no one said how much it was.
    for (const { in: read } of used) expect(read).toBeGreaterThan(10);
  },
);

test('a model that was briefly busy answers when it is asked again', async () => {
  await using server = await modelServer((_, n) => (n === 0 ? [{ status: 503 }] : [{ say: 'Here.' }]));
  expect(await outcomeOf(server)).toMatchObject({ text: 'Here.', failed: null });
});

test('a model that writes endlessly is cut off', async () => {
  await using server = await modelServer(() =>
    Array.from({ length: 1_000 }, () => ({ say: 'word '.repeat(20) })),
  );
  const { text, failed } = await outcomeOf(server);
  expect(failed).toBeNull();
  expect(text.length).toBeLessThan(2_000);
});

test('endless tool arguments count as invalid', async () => {
  await using server = await modelServer(always({ call: 'look', given: 'x'.repeat(9_000) }));
  expect((await outcomeOf(server)).failed).toBe('nonsense');
});

test('a model that only keeps the connection open is abandoned', async () => {
  await using server = await modelServer(always({ raw: ': waiting\n\n' }, 'stall'));
  expect((await outcomeOf(server, {}, hasty)).failed).toBe('slow');
});

test('a model that answers too slowly is abandoned in the end', async () => {
  await using server = await modelServer(() => [{ say: 'a ' }, 'stall']);
  expect((await outcomeOf(server, {}, { ...patient, whole: 400 })).failed).toBe('slow');
});

test('after the caller disconnects nothing more is read, and the used tokens count', async () => {
  await using server = await modelServer(always({ say: 'Half' }, 'stall'));
  const gone = new AbortController();
  const used: TokensUsed[] = [];
  const model = openAiModel({ name: 'm', baseUrl: server.url, apiKey: null }, patient);
  const turn = {
    messages: [{ role: 'user' as const, text: 'Hello, how are you?' }],
    tools: [],
    mostTokens: 100,
    signal: gone.signal,
    onUsed: (tokens: TokensUsed) => void used.push(tokens),
  };
  const reading = async () => {
    for await (const _ of model.write(turn)) gone.abort();
  };
  await expect(reading()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(used).toHaveLength(1);
  expect(used[0]?.in).toBeGreaterThan(10);
});
