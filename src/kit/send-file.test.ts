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
  params: z.object({ id: z.string() }),
  upload: { types: ['text/plain'], limit: 1_000 },
  reply: z.object({ size: z.number() }),
  failure: 'unable to send thing',
});

/** What a browser has: the test says what the line does. */
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

test('a file goes with the key, and tells how far it is', async () => {
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

test('as long as it moves it may take as long as it likes', async () => {
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

test('what does not move for a minute is given up, and said in words', async () => {
  const sent = sendFile(take, input).catch((error: unknown) => error);
  const line = await opened();
  line.moves(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.aborted).toBe(true);
  expect(await sent).toMatchObject({ code: 'stalled', status: 0 });
  expect(String(await sent)).toContain('nothing got through for a while');
});

test('the answer is waited for longer, as the server looks at the file first', async () => {
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
] as const)('a lost connection is told as what it is: online %s', async ([onLine, code, words]) => {
  vi.stubGlobal('navigator', { onLine });
  const sent = sendFile(take, input).catch((error: unknown) => error);
  (await opened()).onerror?.();
  expect(await sent).toMatchObject({ code, status: 0 });
  expect(String(await sent)).toContain(words);
});

test('a refusal is the server’s own', async () => {
  const sent = sendFile(take, input).catch((error: unknown) => error);
  const problem = { type: 'about:blank', title: 'Too slow', status: 408, detail: 'It came too slowly.' };
  (await opened()).answers(408, { ...problem, code: 'body-too-slow', requestId: '7' });
  expect(await sent).toMatchObject({ code: 'body-too-slow', status: 408 });
});

test('somebody who stops it hears nothing of a failure', async () => {
  const stopping = new AbortController();
  const sent = sendFile(take, input, { signal: stopping.signal }).catch((error: unknown) => error);
  const line = await opened();
  stopping.abort(new Error('stopped'));
  expect(line.aborted).toBe(true);
  expect(await sent).toMatchObject({ message: 'stopped' });
});

test('a key that is about to end is renewed before the file goes, not after', async () => {
  const userId = '11111111-1111-4111-8111-111111111111';
  storeAuthInfo({ jwt: 'old', expiresAt: new Date(Date.now() + 10_000), userId });
  const fresh = { jwt: 'fresh', expiresAt: new Date(Date.now() + 600_000).toISOString(), userId };
  vi.stubGlobal('fetch', async () => Response.json(fresh));
  const sent = sendFile(take, input);
  await vi.waitFor(() => expect(Line.opened).toHaveLength(1));
  const line = await opened();
  expect(line.headers.get('x-application-key')).toBe('fresh');
  line.answers(200, { size: 10 });
  await sent;
  expect(Line.opened).toHaveLength(1);
});
