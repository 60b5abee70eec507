import type { SignedData, SignerInfo } from '@peculiar/asn1-cms';

/** What of a CMS structure is needed to check a signature (RFC 5652, 5.3 and 5.4). */
export type SignedParts = {
  /** The attributes as they were signed: a SET, not the implicit tag under which they travel. */
  signedAttributes: Buffer;
  messageDigest: Buffer;
  signature: Buffer;
  /** As an object identifier. */
  digestAlgorithm: string;
  /** What is signed, where the structure holds it, and what kind of thing that is. */
  content: { type: string; bytes: Buffer | null };
  /** DER, as they stand in the structure. Nobody vouches for them. */
  certificates: readonly Buffer[];
  /** A time stamp over `signature` (RFC 3161, appendix A), not checked. */
  timeStamp: Buffer | null;
};

const messageDigestType = '1.2.840.113549.1.9.4';
const timeStampType = '1.2.840.113549.1.9.16.2.14';
const setTag = 0x31;

/** Takes a CMS structure of one signer apart; `null` for anything else. Zeros after it are the file's padding. */
export async function signedParts(der: Buffer): Promise<SignedParts | null> {
  // Order matters: the library of structures finds its metadata in place when it loads.
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
    // Whatever is wrong with it: it is no signature. Too deep a structure ends here too, as a RangeError.
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

/** Bytes that are hashed or compared, as they stand: the parsed ones would be encoded anew. */
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
