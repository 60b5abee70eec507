import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Progress, uploadAll } from './uploader.ts';

const id = '22222222-2222-4222-8222-222222222222';
const kib = 1024;

class SlowLine {
  static rate = 20_000;
  static received = 0;
  static size = 0;
  static sent: [number, number][] = [];
  static breaksAt = -1;
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  response: unknown = null;
  responseType = '';
  #offset = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  open(_method: string, path: string) {
    this.#offset = Number(new URL(path, 'http://x').searchParams.get('offset'));
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  send(body: Blob) {
    const number = SlowLine.sent.push([this.#offset, body.size]) - 1;
    const breaks = number === SlowLine.breaksAt;
    for (let second = 1; second * SlowLine.rate < body.size; second += 1)
      this.#after(second, () => this.upload.onprogress?.({ loaded: second * SlowLine.rate }));
    const takes = body.size / SlowLine.rate;
    this.#after(breaks ? takes / 2 : takes, () => (breaks ? this.onerror?.() : this.#taken(body.size)));
  }
  abort() {
    for (const timer of this.#timers) clearTimeout(timer);
  }
  #after(seconds: number, run: () => void) {
    this.#timers.push(setTimeout(run, seconds * 1_000));
  }
  #taken(size: number) {
    this.upload.onload?.();
    SlowLine.received = this.#offset + size;
    const { received } = SlowLine;
    const done = received === SlowLine.size;
    this.status = 200;
    this.response = new TextEncoder().encode(JSON.stringify(viewOf(received, done))).buffer;
    this.onload?.();
  }
}

function viewOf(received: number, done: boolean) {
  return {
    id,
    folderId: null,
    path: [],
    name: 'big.bin',
    size: SlowLine.size,
    received,
    kind: 'file',
    status: done ? 'done' : 'receiving',
    refusal: null,
    documentId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    modifiedAt: null,
    entries: { all: 0, done: 0, refused: 0, refusals: [] },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Object.assign(SlowLine, { rate: 20_000, received: 0, size: 0, sent: [], breaksAt: -1 });
  vi.stubGlobal('XMLHttpRequest', SlowLine);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [{ id, kind: 'file', status: 'receiving', received: SlowLine.received }] }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(size: number) {
  SlowLine.size = size;
  const told: Progress[] = [];
  const run = uploadAll(
    { roomId: id, folderId: id },
    [{ file: new File([new Uint8Array(size)], 'big.bin'), path: [] }],
    { onProgress: (progress) => told.push(progress), signal: new AbortController().signal },
  );
  for (let second = 0; second < 600 && told.at(-1)?.done !== 1; second += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  return { told, end: await run };
}

describe('uploading a file', () => {
  test('sends parts of a few seconds in order on a line of 160 kbit/s', async () => {
    const { end } = await send(1_000 * kib);
    expect(end).toMatchObject({ done: 1, bytes: 1_000 * kib, underWay: 0, refused: [], waits: null });
    const [first, ...rest] = SlowLine.sent;
    expect(first).toEqual([0, 256 * kib]);
    for (const [, length] of rest) expect(length).toBeLessThanOrEqual(64 * kib);
    let at = 0;
    for (const [offset, length] of SlowLine.sent) {
      expect(offset).toBe(at);
      at += length;
    }
    expect(at).toBe(1_000 * kib);
  });

  test('sends few parts on a fast line', async () => {
    SlowLine.rate = 50_000_000;
    await send(24 * kib * kib);
    expect(SlowLine.sent.map(([, length]) => length / kib)).toEqual([256, 1_024, 4_096, 8_192, 8_192, 2_816]);
  });

  test('reports progress within a part separately from acknowledged bytes', async () => {
    const { told } = await send(300 * kib);
    const first = told.filter(({ bytes }) => bytes === 0).map(({ underWay }) => underWay);
    expect(first).toEqual(expect.arrayContaining([20_000, 40_000, 260_000]));
    expect(told.find(({ bytes }) => bytes > 0)).toMatchObject({ bytes: 256 * kib, underWay: 0 });
  });

  test('repeats at most one part after a lost connection and continues with smaller ones', async () => {
    SlowLine.rate = 60_000;
    SlowLine.breaksAt = 1;
    const { told, end } = await send(900 * kib);
    expect(end).toMatchObject({ done: 1, bytes: 900 * kib });
    const [[, first] = [0, 0], [lost, was] = [0, 0], [again, now] = [0, 0]] = SlowLine.sent;
    expect([lost, again]).toEqual([first, first]);
    expect(now).toBeLessThan(was);
    expect(told.map(({ waits }) => waits)).toContain('connection');
  });

  test('reports being offline and continues once back online', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    SlowLine.breaksAt = 0;
    const { told, end } = await send(100 * kib);
    expect(told.map(({ waits }) => waits)).toContain('internet');
    expect(end).toMatchObject({ done: 1, waits: null });
  });

  test('never sends parts of a large file that the server would reject', async () => {
    // Only its end is sent; the rest was received before.
    const size = 4 * kib ** 3;
    SlowLine.size = size;
    SlowLine.received = size - 3 * kib * kib;
    const file = Object.defineProperties(new File([], 'big.bin'), {
      size: { value: size },
      slice: { value: (from: number, to: number) => new Uint8Array(to - from) },
    });
    const run = uploadAll({ roomId: id, folderId: id }, [{ file, path: [] }], {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    await vi.advanceTimersByTimeAsync(400_000);
    await run;
    expect(SlowLine.sent.map(([, length]) => length)).toEqual([kib * kib, kib * kib, kib * kib]);
  });
});
