import { Refused } from '#kernel/refusal.ts';
import type { Uploaded, UploadSpec } from '#wire/upload.ts';

/** The largest JSON body that is read, in bytes. */
const bodyLimit = 1_000_000;

/** The body as it came; refuses one over the limit, without reading it to the end where its length is told. */
export async function readFile(request: Request, { types, limit }: UploadSpec): Promise<Uploaded> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new Refused('body-too-large', { limit });
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refused('wrong-upload-type', { types });
  return { type, bytes: await readBytes(request, limit) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The JSON body; refuses another type, a body over the limit (without reading it to the end) and broken JSON. */
export async function readJson(request: Request, limit: number = bodyLimit): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refused('body-too-large');
  if (!json.test(request.headers.get('content-type') ?? '')) throw new Refused('wrong-content-type');
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refused('malformed-json');
  }
}

/** The largest plain form that is read, in bytes: room for a value that is too long to be told so. */
const formLimit = 100_000;

const form = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** What a page's plain form sent; `null` when it is another type. Refuses a body over the limit. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!form.test(request.headers.get('content-type') ?? '')) return null;
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, formLimit)));
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw new Refused('body-too-large', { limit });
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}
