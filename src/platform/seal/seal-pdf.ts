import type { SealIdentity } from './seal-identity.ts';
import type { TimeStamper } from './time-stamper.ts';

/** Room for the signature with both certificates (1.4 kB), in bytes; and for a time stamp with its own. */
const estimatedSize = { bare: 4_096, stamped: 28_000 };

export type SealFacts = {
  /** Stands readable in the file: by it the original is found again. ASCII. */
  reason: string;
  at: Date;
  /** Given: the seal carries a stamp over its signature (level B-T), or is not made. */
  stamper?: TimeStamper | null;
};

/**
 * Puts a PAdES seal (`ETSI.CAdES.detached`, level B-B, or B-T) around a whole PDF. The file goes on where the given one ends:
 * its bytes stand unchanged at the beginning. Throws when the bytes are no PDF, would not stay what they
 * were, or there is no time stamp to be had.
 */
export async function sealPdf(
  pdf: Uint8Array,
  identity: SealIdentity,
  { reason, at, stamper = null }: SealFacts,
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
    fieldName: 'Seal',
    reason,
    signingTime: at,
    ...(stamper ? stamped(stamper) : { level: 'B-B', estimatedSize: estimatedSize.bare }),
  });
  if (Buffer.compare(bytes.subarray(0, pdf.byteLength), pdf) !== 0)
    throw new Error('sealing changed what was to be sealed');
  return bytes;
}

function stamped(stamper: TimeStamper) {
  const timestampAuthority = { timestamp: stamper };
  return { level: 'B-T', estimatedSize: estimatedSize.stamped, timestampAuthority } as const;
}
