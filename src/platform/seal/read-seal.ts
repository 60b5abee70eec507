import { createHash, verify, X509Certificate } from 'node:crypto';
import { readTimeStamp } from './read-time-stamp.ts';
import type { SealIdentity } from './seal-identity.ts';
import { type SignedParts, signedParts } from './signed-parts.ts';

export type Seal = {
  /** SHA-256 of what the seal covers, in 64 hexadecimal digits. It is signed, so no one else can have made it. */
  digest: string;
  /** The content is unchanged and the seal covers the whole file. */
  intact: boolean;
  /** The time stamp server's time; `null` for a seal without a stamp. */
  stampedAt: Date | null;
};

/** Our signatures have 3 kB, with a time stamp up to 28 kB. Longer ones are not parsed. */
const mostHexDigits = 65_536;
const range =
  /^\/ByteRange\s{0,8}\[\s{0,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{0,8}\]/;

/** The last seal of a PDF if one of the given identities made it. Never throws; linear in the file's length. */
export async function readSeal(
  file: Uint8Array,
  identities: readonly Pick<SealIdentity, 'root' | 'leaf'>[],
): Promise<Seal | null> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const found = rangesOf(bytes);
  if (!found) return null;
  const identity = identities.find(({ leaf }) => found.signature.includes(Buffer.from(leaf)));
  if (!identity) return null;
  const parts = await signedParts(found.signature);
  if (!parts || !isSignedBy(identity, parts)) return null;
  const hash = createHash('sha256').update(bytes.subarray(0, found.gapStart));
  const digest = hash.update(bytes.subarray(found.gapEnd, found.end)).digest();
  const intact = found.end === bytes.length && digest.equals(parts.messageDigest);
  return { digest: parts.messageDigest.toString('hex'), intact, stampedAt: await stampedAt(parts) };
}

/** The stamp is outside of what the seal covers: it counts only if it is over this signature. */
async function stampedAt({ timeStamp, signature }: SignedParts): Promise<Date | null> {
  if (timeStamp === null) return null;
  const stamp = await readTimeStamp(timeStamp, createHash('sha256').update(signature).digest());
  return stamp?.at ?? null;
}

type Ranges = { gapStart: number; gapEnd: number; end: number; signature: Buffer };

function rangesOf(bytes: Buffer): Ranges | null {
  const at = bytes.lastIndexOf('/ByteRange');
  if (at < 0) return null;
  const [, ...numbers] = range.exec(bytes.subarray(at, at + 160).toString('latin1')) ?? [];
  const [start, gapStart, gapEnd, rest] = numbers.map(Number);
  if (start !== 0 || gapStart === undefined || gapEnd === undefined || rest === undefined) return null;
  const end = gapEnd + rest;
  const digits = gapEnd - gapStart - 2;
  if (digits < 2 || digits > mostHexDigits || end > bytes.length) return null;
  const gap = bytes.subarray(gapStart, gapEnd).toString('latin1');
  if (!/^<[0-9a-fA-F]+>$/.test(gap)) return null;
  return { gapStart, gapEnd, end, signature: Buffer.from(gap.slice(1, -1), 'hex') };
}

function isSignedBy({ root, leaf }: Pick<SealIdentity, 'root' | 'leaf'>, parts: SignedParts): boolean {
  const [authority, sealing] = [new X509Certificate(root), new X509Certificate(leaf)];
  if (!sealing.verify(authority.publicKey)) return false;
  return verify('sha256', parts.signedAttributes, sealing.publicKey, parts.signature);
}
