import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';
export type Premade = Partial<Record<Encoding, () => Promise<Uint8Array>>>;

/** Bytes that do not change while the server runs, with compressed forms: premade, or made at the first request. */
export type CachedContent = {
  bytes: Bytes;
  premade: Premade;
  quality: number;
  compressed: Map<Encoding, Promise<Bytes>>;
};

const text = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;
/** In bytes. A page of an account loads a dozen scripts of 500 to 1,000, which get a third to a half smaller. */
export const minimumSize = 500;
const bestQuality = 6;
const fastQuality = 4;

export function cachedContent(bytes: Uint8Array, premade: Premade = {}): CachedContent {
  return { bytes: Uint8Array.from(bytes), premade, quality: bestQuality, compressed: new Map() };
}

/** Compressed quickly, for what is sent for a second only. */
export function briefContent(bytes: Uint8Array): CachedContent {
  return { ...cachedContent(bytes), quality: fastQuality };
}

export async function cachedResponse(
  { bytes, premade, quality, compressed }: CachedContent,
  headers: Record<string, string>,
  acceptEncoding: string | null | undefined,
): Promise<Response> {
  if (bytes.byteLength < minimumSize || !text.test(headers['Content-Type'] ?? ''))
    return new Response(bytes, { headers });
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const encoding = bestEncoding(acceptEncoding ?? '');
  if (!encoding) return new Response(bytes, { headers: varying });
  const body =
    compressed.get(encoding) ??
    premade[encoding]?.().then((made) => Uint8Array.from(made)) ??
    compress(bytes, encoding, quality);
  compressed.set(encoding, body);
  return new Response(await body, { headers: { ...varying, 'Content-Encoding': encoding } });
}

export async function compressOnce(
  page: string,
  acceptEncoding: string | null | undefined,
): Promise<{ body: Bytes; headers: Record<string, string> }> {
  const bytes = new TextEncoder().encode(page);
  const encoding = bestEncoding(acceptEncoding ?? '');
  if (!encoding || bytes.byteLength < minimumSize)
    return { body: bytes, headers: { Vary: 'Accept-Encoding' } };
  const body = await compress(bytes, encoding, fastQuality);
  return { body, headers: { Vary: 'Accept-Encoding', 'Content-Encoding': encoding } };
}

function bestEncoding(acceptEncoding: string): Encoding | null {
  const taken = new Set(
    acceptEncoding
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
      .map((one) => one.split(';')[0]),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

async function compress(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Bytes> {
  if (encoding === 'gzip') return Uint8Array.from(await promisify(gzip)(bytes, { level: quality }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return Uint8Array.from(await promisify(brotliCompress)(bytes, { params }));
}
