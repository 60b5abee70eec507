import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';
export type Premade = Partial<Record<Encoding, () => Promise<Uint8Array>>>;

/** Bytes that do not change while the server runs, with compressed forms: premade, or made at the first request. */
export type Steady = { bytes: Bytes; premade: Premade; smaller: Map<Encoding, Promise<Bytes>> };

const text = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;
const worthIt = 1_000;
const thorough = 9;
const quick = 4;

export function steady(bytes: Uint8Array, premade: Premade = {}): Steady {
  return { bytes: Uint8Array.from(bytes), premade, smaller: new Map() };
}

export async function steadyResponse(
  { bytes, premade, smaller }: Steady,
  headers: Record<string, string>,
  accepts: string | null | undefined,
): Promise<Response> {
  if (bytes.byteLength < worthIt || !text.test(headers['Content-Type'] ?? ''))
    return new Response(bytes, { headers });
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const encoding = bestOf(accepts ?? '');
  if (!encoding) return new Response(bytes, { headers: varying });
  const body =
    smaller.get(encoding) ??
    premade[encoding]?.().then((made) => Uint8Array.from(made)) ??
    compress(bytes, encoding, thorough);
  smaller.set(encoding, body);
  return new Response(await body, { headers: { ...varying, 'Content-Encoding': encoding } });
}

export async function onceCompressed(
  page: string,
  accepts: string | null | undefined,
): Promise<{ body: Bytes; headers: Record<string, string> }> {
  const bytes = new TextEncoder().encode(page);
  const encoding = bestOf(accepts ?? '');
  if (!encoding || bytes.byteLength < worthIt) return { body: bytes, headers: { Vary: 'Accept-Encoding' } };
  const body = await compress(bytes, encoding, quick);
  return { body, headers: { Vary: 'Accept-Encoding', 'Content-Encoding': encoding } };
}

function bestOf(accepts: string): Encoding | null {
  const taken = new Set(
    accepts
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
