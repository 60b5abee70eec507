import { createHash, verify, X509Certificate } from 'node:crypto';
import { signedParts } from './signed-parts.ts';

export type TimeStamp = {
  at: Date;
  nonce: bigint | null;
};

const timeStampContent = '1.2.840.113549.1.9.16.1.4';
const forTimeStamps = '1.3.6.1.5.5.7.3.8';
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** RFC 3161, 2.4.2. `null` if invalid. The caller decides whether to trust its certificate. */
export async function readTimeStamp(token: Buffer, sha256: Uint8Array): Promise<TimeStamp | null> {
  const parts = await signedParts(token);
  const digest = digests[parts?.digestAlgorithm ?? ''];
  if (!parts?.content.bytes || parts.content.type !== timeStampContent || !digest) return null;
  const hashed = createHash(digest).update(parts.content.bytes).digest();
  if (!hashed.equals(parts.messageDigest)) return null;
  const { certificates, signature, signedAttributes } = parts;
  if (!certificates.some((der) => isSignedBy(der, digest, signedAttributes, signature))) return null;
  const facts = await factsIn(parts.content.bytes);
  return facts && Buffer.from(sha256).equals(facts.imprint) ? { at: facts.at, nonce: facts.nonce } : null;
}

function isSignedBy(der: Buffer, digest: string, text: Buffer, signature: Buffer): boolean {
  try {
    const certificate = new X509Certificate(der);
    return (
      certificate.keyUsage?.includes(forTimeStamps) === true &&
      verify(digest, text, certificate.publicKey, signature)
    );
  } catch {
    return false;
  }
}

async function factsIn(der: Buffer): Promise<{ imprint: Buffer; at: Date; nonce: bigint | null } | null> {
  const { fromBER, GeneralizedTime, Integer, OctetString, Sequence } = await import('asn1js');
  const { result } = fromBER(der);
  if (!(result instanceof Sequence)) return null;
  const [, , imprint, , time, ...more] = result.valueBlock.value;
  const hash = imprint instanceof Sequence ? imprint.valueBlock.value[1] : null;
  if (!(hash instanceof OctetString) || !(time instanceof GeneralizedTime)) return null;
  const at = time.toDate();
  if (Number.isNaN(at.getTime())) return null;
  const nonce = more.find((field) => field instanceof Integer);
  return {
    imprint: Buffer.from(hash.valueBlock.valueHexView),
    at,
    nonce: nonce instanceof Integer ? nonce.toBigInt() : null,
  };
}
