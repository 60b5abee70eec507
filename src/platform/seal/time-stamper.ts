import { randomBytes } from 'node:crypto';
import { seconds } from '#kernel/instant.ts';
import { readTimeStamp } from './read-time-stamp.ts';

/** Returns a time stamp over a SHA-256 (DER, RFC 3161). Throws if none is available. */
export type TimeStamper = (sha256: Uint8Array) => Promise<Buffer>;

const patience = 10 * seconds;
const largest = 24_000;
const sha256Id = '2.16.840.1.101.3.4.2.1';

/** A time-stamp server over HTTP (RFC 3161, 3.4). Credentials in the URL are sent as Basic authentication. */
export function httpTimeStamper(address: string): TimeStamper {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const authorization = username === '' ? {} : { Authorization: `Basic ${credentials.toString('base64')}` };
  return async (sha256) => {
    // The prefix keeps the INTEGER positive and its length constant.
    const nonce = BigInt(`0x40${randomBytes(8).toString('hex')}`);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/timestamp-query' },
      body: await requestFor(sha256, nonce),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`the time-stamp server answered with ${answer.status}`);
    const token = await tokenIn(await boundedBytes(answer));
    const stamp = token && (await readTimeStamp(token, sha256));
    if (!stamp || stamp.nonce !== nonce)
      throw new Error('the time-stamp server gave no stamp for what was sent');
    return token;
  };
}

async function requestFor(sha256: Uint8Array, nonce: bigint): Promise<ArrayBuffer> {
  const asn1 = await import('asn1js');
  const algorithm = new asn1.Sequence({
    value: [new asn1.ObjectIdentifier({ value: sha256Id }), new asn1.Null()],
  });
  const hash = new asn1.OctetString({ valueHex: Uint8Array.from(sha256).buffer });
  return new asn1.Sequence({
    value: [
      new asn1.Integer({ value: 1 }),
      new asn1.Sequence({ value: [algorithm, hash] }),
      asn1.Integer.fromBigInt(nonce),
      new asn1.Boolean({ value: true }),
    ],
  }).toBER();
}

async function boundedBytes(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > largest) throw new Error('the time-stamp server sent too much');
  }
  return Buffer.concat(chunks);
}

async function tokenIn(reply: Buffer): Promise<Buffer | null> {
  const { fromBER, Integer, Sequence } = await import('asn1js');
  const { result } = fromBER(reply);
  if (!(result instanceof Sequence)) return null;
  const [about, token] = result.valueBlock.value;
  const status = about instanceof Sequence ? about.valueBlock.value[0] : null;
  const granted = status instanceof Integer && [0, 1].includes(status.valueBlock.valueDec);
  return granted && token ? Buffer.from(token.valueBeforeDecodeView) : null;
}
