import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** `null` if there is nothing to compare. Web Crypto is not used: without https it is missing. */
export async function sameSums(file: Blob | undefined, signed: string | null): Promise<boolean | null> {
  if (!file || signed === null) return null;
  return bytesToHex(sha256(new Uint8Array(await file.arrayBuffer()))) === signed;
}
