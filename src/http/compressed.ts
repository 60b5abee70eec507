import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes that do not change while the server runs, and their smaller forms, made at the first request for one. */
export type Steady = {
  bytes: Uint8Array<ArrayBuffer>;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};
type Encoding = 'br' | 'gzip';

const text = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;
const worthIt = 1_000;

export function steady(bytes: Uint8Array): Steady {
  return { bytes: Uint8Array.from(bytes), smaller: new Map() };
}

/** A response with the smallest form that the browser takes. */
export async function steadyResponse(
  { bytes, smaller }: Steady,
  headers: Record<string, string>,
  accepts: string | null | undefined,
): Promise<Response> {
  if (bytes.byteLength < worthIt || !text.test(headers['Content-Type'] ?? ''))
    return new Response(bytes, { headers });
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const encoding = bestOf(accepts ?? '');
  if (!encoding) return new Response(bytes, { headers: varying });
  const body = smaller.get(encoding) ?? compress(bytes, encoding);
  smaller.set(encoding, body);
  return new Response(await body, { headers: { ...varying, 'Content-Encoding': encoding } });
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

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return Uint8Array.from(await promisify(gzip)(bytes, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return Uint8Array.from(await promisify(brotliCompress)(bytes, { params }));
}
