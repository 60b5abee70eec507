import type { SealIdentity } from './seal-identity.ts';
import type { TimeStamper } from './time-stamper.ts';

const estimatedSize = { bare: 4_096, stamped: 28_000 };

export type SealFacts = {
  /** ASCII; stays readable in the file, and identifies the original. */
  reason: string;
  at: Date;
  /** With a stamper, the seal carries a time stamp (level B-T), or sealing fails. */
  stamper?: TimeStamper | null;
};

/** A PAdES seal as an incremental update. Throws if the PDF does not allow it or no time stamp is available. */
export async function sealPdf(
  pdf: Uint8Array,
  identity: SealIdentity,
  { reason, at, stamper = null }: SealFacts,
): Promise<Uint8Array> {
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
