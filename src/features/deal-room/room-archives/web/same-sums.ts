import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Whether the list of files is the one that the manifest names; `null` where there is nothing to compare. Not by Web
 * Crypto: a page without https has none.
 */
export async function sameSums(file: Blob | undefined, signed: string | null): Promise<boolean | null> {
  if (!file || signed === null) return null;
  return bytesToHex(sha256(new Uint8Array(await file.arrayBuffer()))) === signed;
}
