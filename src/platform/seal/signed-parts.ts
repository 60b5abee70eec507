import type { SignedData, SignerInfo } from '@peculiar/asn1-cms';

/** The parts of a CMS structure that a signature check needs (RFC 5652, 5.3 and 5.4). */
export type SignedParts = {
  /** As signed: a SET, not the implicit tag of the encoding. */
  signedAttributes: Buffer;
  messageDigest: Buffer;
  signature: Buffer;
  digestAlgorithm: string;
  content: { type: string; bytes: Buffer | null };
  /** DER, as encoded in the structure. Not trusted. */
  certificates: readonly Buffer[];
  /** A time stamp over `signature` (RFC 3161, appendix A), not verified. */
  timeStamp: Buffer | null;
};

const messageDigestType = '1.2.840.113549.1.9.4';
const timeStampType = '1.2.840.113549.1.9.16.2.14';
const setTag = 0x31;

/** Parses a CMS structure with one signer; `null` for anything else. Zeros after it are padding. */
export async function signedParts(der: Buffer): Promise<SignedParts | null> {
  // Must be loaded first: the ASN.1 library looks for this metadata when it loads.
  await import('reflect-metadata');
  const { AsnConvert, OctetString } = await import('@peculiar/asn1-schema');
  const cms = await import('@peculiar/asn1-cms');
  try {
    const signed = AsnConvert.parse(AsnConvert.parse(der, cms.ContentInfo).content, cms.SignedData);
    const [signer, ...others] = signed.signerInfos;
    const raw = await rawParts(der);
    if (!signer || others.length > 0 || !raw) return null;
    const [value, second] = valuesOf(signer.signedAttrs, messageDigestType);
    if (!value || second) return null;
    return {
      ...raw,
      messageDigest: Buffer.from(AsnConvert.parse(value, OctetString).buffer),
      signature: Buffer.from(signer.signature.buffer),
      digestAlgorithm: signer.digestAlgorithm.algorithm,
      content: contentOf(signed),
      timeStamp: timeStampOf(signer),
    };
  } catch {
    // Invalid in some way; too deep a structure ends here as well, as a RangeError.
    return null;
  }
}

function valuesOf(attributes: SignerInfo['signedAttrs'], type: string): ArrayBuffer[] {
  return (attributes ?? [])
    .filter(({ attrType }) => attrType === type)
    .flatMap(({ attrValues }) => attrValues);
}

function contentOf({ encapContentInfo }: SignedData): SignedParts['content'] {
  const single = encapContentInfo.eContent?.single;
  return { type: encapContentInfo.eContentType, bytes: single ? Buffer.from(single.buffer) : null };
}

function timeStampOf(signer: SignerInfo): Buffer | null {
  const [value, second] = valuesOf(signer.unsignedAttrs, timeStampType);
  return value && !second ? Buffer.from(value) : null;
}

/** The raw bytes to hash or compare, because parsed structures would be re-encoded. */
async function rawParts(der: Buffer): Promise<Pick<SignedParts, 'signedAttributes' | 'certificates'> | null> {
  const { Constructed, fromBER, Sequence, Set: Asn1Set } = await import('asn1js');
  const { result } = fromBER(der);
  if (!(result instanceof Sequence)) return null;
  const content = result.valueBlock.value[1];
  const signed = content instanceof Constructed ? content.valueBlock.value[0] : null;
  if (!(signed instanceof Sequence)) return null;
  const signers = signed.valueBlock.value.at(-1);
  const signer = signers instanceof Asn1Set ? signers.valueBlock.value[0] : null;
  if (!(signer instanceof Sequence)) return null;
  const tagged = (block: typeof signed) =>
    block.valueBlock.value.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  const attributes = tagged(signer);
  if (!attributes) return null;
  const signedAttributes = Buffer.from(attributes.valueBeforeDecodeView);
  signedAttributes[0] = setTag;
  const held = tagged(signed);
  const certificates =
    held instanceof Constructed
      ? held.valueBlock.value.map(({ valueBeforeDecodeView }) => Buffer.from(valueBeforeDecodeView))
      : [];
  return { signedAttributes, certificates };
}
