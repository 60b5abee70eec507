import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { z } from 'zod';

const spoken = z.looseObject({
  role: z.string(),
  content: z.string().nullish(),
  tool_calls: z
    .array(z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string() }) }))
    .optional(),
});
const asked = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  max_completion_tokens: z.number(),
  messages: z.array(spoken),
  tools: z
    .array(z.looseObject({ function: z.looseObject({ name: z.string(), parameters: z.unknown() }) }))
    .default([]),
});
type ModelAsked = z.output<typeof asked>;

export type Step =
  | { say: string }
  | { call: string; given: unknown }
  | { raw: string }
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Sends nothing more but keeps the connection open. */
  | 'stall'
  | 'break'
  /** Ends the response without the final message. */
  | 'fall-silent';

export type ModelServer = {
  url: string;
  /** `n`: number of the request, from 0. */
  does: (request: ModelAsked, n: number) => readonly Step[];
  received: ModelAsked[];
  headers: IncomingHttpHeaders[];
  [Symbol.asyncDispose](): Promise<void>;
};

export async function modelServer(does: ModelServer['does']): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = asked.parse(JSON.parse(Buffer.concat(chunks).toString()));
    model.headers.push(request.headers);
    const n = model.received.push(body) - 1;
    act(response, model.does(body, n));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const model: ModelServer = {
    url: `http://127.0.0.1:${address.port}/v1`,
    does,
    received: [],
    headers: [],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

function act(response: ServerResponse, steps: readonly Step[]): void {
  let calls = 0;
  for (const step of steps) {
    if (step === 'stall') return;
    if (step === 'break') return void setTimeout(() => response.destroy(), 50);
    if (step === 'fall-silent') return void response.end();
    if ('status' in step) return void response.writeHead(step.status, step.headers).end(step.body ?? '{}');
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if ('raw' in step) response.write(step.raw);
    else if ('say' in step) send(response, { choices: [{ index: 0, delta: { content: step.say } }] });
    else {
      const given = typeof step.given === 'string' ? step.given : JSON.stringify(step.given);
      const wanted = {
        index: calls,
        id: `call-${calls}`,
        type: 'function',
        function: { name: step.call, arguments: given },
      };
      send(response, { choices: [{ index: 0, delta: { tool_calls: [wanted] } }] });
      calls += 1;
    }
  }
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: calls > 0 ? 'tool_calls' : 'stop' }] });
  send(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } });
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, chunk: Record<string, unknown>): void {
  response.write(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', ...chunk })}\n\n`);
}
