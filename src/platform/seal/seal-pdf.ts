import type { SealIdentity } from './seal-identity.ts';

/** Room for the signature with both certificates (1.4 kB), in bytes. */
const estimatedSize = 4_096;

export type SealFacts = {
  /** Stands readable in the file: by it the original is found again. ASCII. */
  reason: string;
  at: Date;
};

/**
 * Puts a PAdES seal (`ETSI.CAdES.detached`, level B-B) around a whole PDF. The file goes on where the given one ends:
 * its bytes stand unchanged at the beginning. Throws when the bytes are no PDF, or would not stay what they were.
 */
export async function sealPdf(
  pdf: Uint8Array,
  identity: SealIdentity,
  { reason, at }: SealFacts,
): Promise<Uint8Array> {
  // Heavy (30 MB): only who seals pays for it.
  const { CryptoKeySigner, PDF } = await import('@libpdf/core');
  const key = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from(identity.leafKey),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const signer = new CryptoKeySigner(key, identity.leaf, 'EC', 'ECDSA', [identity.root]);
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({
    signer,
    level: 'B-B',
    fieldName: 'Seal',
    reason,
    signingTime: at,
    estimatedSize,
  });
  if (Buffer.compare(bytes.subarray(0, pdf.byteLength), pdf) !== 0)
    throw new Error('sealing changed what was to be sealed');
  return bytes;
}
