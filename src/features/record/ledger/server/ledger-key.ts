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

/** Signs the ledger and derives the codes of people. */
export type LedgerKey = {
  /** Ed25519, 32 bytes in hex. */
  publicKey: string;
  /** Hex SHA-256 of the public key's hex, for people to compare. */
  fingerprint: string;
  /** Ed25519 over the UTF-8 bytes, 64 bytes in hex (RFC 8032). */
  sign(text: string): string;
  /** False for a `signature` that is not hex. */
  hasSigned(text: string, signature: string): boolean;
  /** A person's code differs per chain, so that rows of two chains cannot be linked. */
  codeFor(chainId: string, personId: string): string;
};

/** Node reads hexadecimal up to the first other character: one signature must be written in one way only. */
const signatureShape = /^[0-9a-f]{128}$/;

/** Ed25519 private keys in PKCS #8 are this prefix and 32 bytes (RFC 8410, section 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `secret`: 32 random bytes used for no other key. */
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
      signatureShape.test(signature) &&
      verify(null, Buffer.from(text, 'utf8'), createPublicKey(key), Buffer.from(signature, 'hex')),
    codeFor: (chainId, personId) =>
      createHmac('sha256', coding).update(`${chainId} ${personId}`).digest('hex').slice(0, 32),
  };
}

/** The last 32 bytes of the DER public key (RFC 8410, section 4). */
function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
}
