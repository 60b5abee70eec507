import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hash,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { deriveKey } from '#platform/derive-key.ts';

/** What this instance signs its ledger with, and codes people by. */
export type LedgerKey = {
  /** Ed25519, 32 bytes in hex. */
  publicKey: string;
  /** SHA-256 of that text, in hex: what people compare. */
  fingerprint: string;
  /** Ed25519 over the UTF-8 bytes, 64 bytes in hex (RFC 8032). */
  sign(text: string): string;
  /** Whether `signature` (hex; anything else is none) is what `sign` gives for the text. */
  hasSigned(text: string, signature: string): boolean;
  /** The same person has the same code within a chain and another one elsewhere: rows of two chains tell nothing together. */
  codeFor(chainId: string, personId: string): string;
};

/** A private key of Ed25519 in PKCS #8 is this prefix and the 32 bytes (RFC 8410, section 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `secret`: 32 random bytes that no other key is made of. */
export function createLedgerKey(secret: Uint8Array): LedgerKey {
  const seed = deriveKey(secret, 'ledger signature');
  const coding = deriveKey(secret, 'ledger people');
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const bytes = publicBytes(key);
  return {
    publicKey: bytes.toString('hex'),
    fingerprint: hash('sha256', bytes.toString('hex'), 'hex'),
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('hex'),
    hasSigned: (text, signature) =>
      verify(null, Buffer.from(text, 'utf8'), createPublicKey(key), Buffer.from(signature, 'hex')),
    codeFor: (chainId, personId) =>
      createHmac('sha256', coding).update(`${chainId} ${personId}`).digest('hex').slice(0, 32),
  };
}

/** The last 32 bytes of the public key's DER form (RFC 8410, section 4). */
function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
}
