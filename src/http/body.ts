import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refused } from '#kernel/refusal.ts';
import { freeBytes, takeBuffer } from '#platform/files/buffer-pool.ts';
import type { Uploaded, UploadSpec } from '#wire/upload.ts';

/** In bytes. */
const bodyLimit = 1_000_000;

/** `socket`: the request's own stream, if there is one, which saves copying each chunk. */
export async function readFile(
  request: Request,
  socket: Bytes,
  { types, limit }: UploadSpec,
  ended?: AbortSignal,
): Promise<Uploaded> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new Refused('body-too-large', { limit });
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refused('wrong-upload-type', { types });
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(announced))
    return { type, bytes: await readBytes(socket ?? request.body, limit, ended) };
  const buffer = takeBuffer(announced);
  const size =
    socket instanceof Readable
      ? await readSocket(socket, buffer.bytes, ended)
      : await readSized(socket ?? request.body, buffer.bytes, limit);
  return { type, bytes: buffer.bytes.subarray(0, size), release: buffer.release };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

type Bytes = AsyncIterable<Uint8Array> | null;

/** Refuses another type, a body over the limit (without reading all of it) and invalid JSON. */
export function readJson(
  { headers, body }: { headers: Headers; body: Bytes },
  ended?: AbortSignal,
): Promise<unknown> {
  return jsonFrom(headers, body, bodyLimit, ended);
}

const queryLimit = 10_000;

/** The query of a GET with a JSON body. `bytes` come from the socket, since a web `Request` has no body for a GET. */
export async function readQueryBody(
  headers: Headers,
  bytes: Bytes,
  ended?: AbortSignal,
): Promise<Record<string, unknown>> {
  const announced = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
  if (!announced || bytes === null) return {};
  const sent = await jsonFrom(headers, bytes, queryLimit, ended);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Refused('malformed-json');
  return { ...sent };
}

async function jsonFrom(headers: Headers, body: Bytes, limit: number, ended?: AbortSignal): Promise<unknown> {
  if (Number(headers.get('content-length') ?? 0) > limit) throw new Refused('body-too-large');
  if (!json.test(headers.get('content-type') ?? '')) throw new Refused('wrong-content-type');
  const bytes = await readBytes(body, limit, ended);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refused('malformed-json');
  }
}

/** In bytes: large enough that a value that is too long gets its own message. */
const formLimit = 100_000;

const form = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!form.test(request.headers.get('content-type') ?? '')) return null;
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request.body, formLimit)));
}

async function readSized(body: Bytes, whole: Buffer, limit: number): Promise<number> {
  let size = 0;
  for await (const chunk of body ?? []) {
    if (size + chunk.byteLength > whole.byteLength) throw new Refused('body-too-large', { limit });
    whole.set(chunk, size);
    size += chunk.byteLength;
  }
  return size;
}

/** Does not join chunks, and frees the memory of each immediately. */
async function readSocket(socket: Readable, whole: Buffer, ended?: AbortSignal): Promise<number> {
  let size = 0;
  const take = (chunk: Buffer) => {
    whole.set(chunk, size);
    size += chunk.byteLength;
    freeBytes(chunk);
  };
  socket.on('data', take);
  try {
    await finished(socket, { writable: false, ...(ended ? { signal: ended } : {}) });
    return size;
  } catch (error) {
    throw bodyError(error, ended);
  } finally {
    socket.off('data', take);
  }
}

async function readBytes(body: Bytes, limit: number, ended?: AbortSignal): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(body, ended)) {
    size += chunk.byteLength;
    if (size > limit) throw new Refused('body-too-large', { limit });
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** The stream stays open when reading is ended: closing it would also close the way of the response. */
async function* piecesOf(body: AsyncIterable<Uint8Array>, ended?: AbortSignal): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => undefined);
  const tell = () => end.reject(ended?.reason);
  if (ended?.aborted) tell();
  ended?.addEventListener('abort', tell, { once: true });
  try {
    for (;;) {
      const piece = await Promise.race([pieces.next(), end.promise]);
      if (piece.done) return;
      yield piece.value;
    }
  } catch (error) {
    throw bodyError(error, ended);
  } finally {
    ended?.removeEventListener('abort', tell);
    if (!ended?.aborted) await pieces.return?.();
  }
}

function bodyError(error: unknown, ended?: AbortSignal): unknown {
  if (ended?.aborted) return ended.reason;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' ? new Refused('body-cut-off') : error;
}
