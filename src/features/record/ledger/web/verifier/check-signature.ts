// Lower-case digits and no other, so that one signature is written in one way only.
const keyShape = /^[0-9a-f]{64}$/;
const signatureShape = /^[0-9a-f]{128}$/;

/** Ed25519 by Web Crypto; `null` if the browser lacks it (an old one, or a page without https). */
export async function checkSignature(
  publicKey: string,
  signature: string,
  text: string,
): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  if (!signatureShape.test(signature) || !keyShape.test(publicKey)) return false;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
    return false;
  }
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
