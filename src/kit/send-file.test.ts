import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { storeAuthInfo } from './auth/auth-info.ts';
import { sendFile } from './send-file.ts';

const take = endpoint({
  method: 'POST',
  path: '/api/things/:id',
  summary: 'x',
  who: 'signed-in',
  scope: 'never',
  params: z.object({ id: z.string() }),
  upload: { types: ['text/plain'], limit: 1_000 },
  reply: z.object({ size: z.number() }),
  failure: 'unable to send thing',
});

/** A fake XMLHttpRequest that the test controls. */
class Line {
  static opened: Line[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  response: unknown = null;
  responseType = '';
  sent: unknown = null;
  aborted = false;
  headers = new Map<string, string>();
  address = '';
  constructor() {
    Line.opened.push(this);
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: 7\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
  }
  moves(loaded: number) {
    this.upload.onprogress?.({ loaded });
  }
  answers(status: number, body: unknown) {
    this.upload.onload?.();
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    this.onload?.();
  }
}

const upload = new Blob(['some words'], { type: 'text/plain' });
const input = { params: { id: 'a' }, upload };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Line.opened = [];
  vi.stubGlobal('XMLHttpRequest', Line);
  const userId = '11111111-1111-4111-8111-111111111111';
  storeAuthInfo({ jwt: 'a-key', expiresAt: new Date(Date.now() + 600_000), userId });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<Line> {
  await vi.advanceTimersByTimeAsync(0);
  const line = Line.opened.at(-1);
  if (!line) throw new Error('nothing was sent');
  return line;
}

test('sends the file with the token and reports progress', async () => {
  const moved: number[] = [];
  const sent = sendFile(take, input, { onProgress: (bytes) => moved.push(bytes) });
  const line = await opened();
  expect(line.address).toBe('POST /api/things/a');
  expect(line.headers.get('x-application-key')).toBe('a-key');
  expect(line.headers.get('content-type')).toBe('text/plain');
  line.moves(4);
  line.moves(10);
  line.answers(200, { size: 10 });
  expect(await sent).toEqual({ size: 10 });
  expect(moved).toEqual([4, 10]);
});

test('has no time limit as long as bytes move', async () => {
  const sent = sendFile(take, input);
  const line = await opened();
  for (let minute = 1; minute < 30; minute += 1) {
    line.moves(minute);
    await vi.advanceTimersByTimeAsync(59_000);
  }
  expect(line.aborted).toBe(false);
  line.answers(200, { size: 10 });
  expect(await sent).toEqual({ size: 10 });
});

test('gives up after a minute without progress, with a readable message', async () => {
  const sent = sendFile(take, input).catch((error: unknown) => error);
  const line = await opened();
  line.moves(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.aborted).toBe(true);
  expect(await sent).toMatchObject({ code: 'stalled', status: 0 });
  expect(String(await sent)).toContain('nothing got through for a while');
});

test('waits longer for the response because the server scans the file first', async () => {
  const sent = sendFile(take, input, { answerWithin: 120_000 }).catch((error: unknown) => error);
  const line = await opened();
  line.upload.onload?.();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(line.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ code: 'stalled' });
});

test.for([
  [false, 'offline', 'you are offline'],
  [true, 'unreachable', 'the server cannot be reached'],
] as const)('reports why the connection was lost: online %s', async ([onLine, code, words]) => {
  vi.stubGlobal('navigator', { onLine });
  const sent = sendFile(take, input).catch((error: unknown) => error);
  (await opened()).onerror?.();
  expect(await sent).toMatchObject({ code, status: 0 });
  expect(String(await sent)).toContain(words);
});

test('passes on a refusal of the server', async () => {
  const sent = sendFile(take, input).catch((error: unknown) => error);
  const problem = { type: 'about:blank', title: 'Too slow', status: 408, detail: 'It came too slowly.' };
  (await opened()).answers(408, { ...problem, code: 'body-too-slow', requestId: '7' });
  expect(await sent).toMatchObject({ code: 'body-too-slow', status: 408 });
});

test('reports no failure if the person cancels', async () => {
  const stopping = new AbortController();
  const sent = sendFile(take, input, { signal: stopping.signal }).catch((error: unknown) => error);
  const line = await opened();
  stopping.abort(new Error('stopped'));
  expect(line.aborted).toBe(true);
  expect(await sent).toMatchObject({ message: 'stopped' });
});

test('renews a token that is about to expire before sending the file', async () => {
  const userId = '11111111-1111-4111-8111-111111111111';
  storeAuthInfo({ jwt: 'old', expiresAt: new Date(Date.now() + 10_000), userId });
  const fresh = { jwt: 'fresh', expiresAt: new Date(Date.now() + 600_000).toISOString(), userId };
  vi.stubGlobal('fetch', async () => Response.json(fresh));
  const sent = sendFile(take, input);
  await expect.poll(() => Line.opened).toHaveLength(1);
  const line = await opened();
  expect(line.headers.get('x-application-key')).toBe('fresh');
  line.answers(200, { size: 10 });
  await sent;
  expect(Line.opened).toHaveLength(1);
});
