/** What of a CMS structure is needed to check a seal (RFC 5652, 5.3 and 5.4). */
export type SignedParts = {
  /** The attributes as they were signed: a SET, not the implicit tag under which they travel. */
  signedAttributes: Buffer;
  messageDigest: Buffer;
  signature: Buffer;
};

const messageDigestType = '1.2.840.113549.1.9.4';
const setTag = 0x31;

/** Takes a CMS structure of one signer apart; `null` for anything else. Zeros after it are the file's padding. */
export async function signedParts(der: Buffer): Promise<SignedParts | null> {
  // Order matters: the library of structures finds its metadata in place when it loads.
  await import('reflect-metadata');
  const { AsnConvert, OctetString } = await import('@peculiar/asn1-schema');
  const { ContentInfo, SignedData } = await import('@peculiar/asn1-cms');
  try {
    const signed = AsnConvert.parse(AsnConvert.parse(der, ContentInfo).content, SignedData);
    const [signer, ...others] = signed.signerInfos;
    const raw = await rawAttributes(der);
    if (!signer || others.length > 0 || !raw) return null;
    const values = signer.signedAttrs?.filter(({ attrType }) => attrType === messageDigestType) ?? [];
    const [value, second] = values.flatMap(({ attrValues }) => attrValues);
    if (!value || second) return null;
    const messageDigest = Buffer.from(AsnConvert.parse(value, OctetString).buffer);
    return { signedAttributes: raw, messageDigest, signature: Buffer.from(signer.signature.buffer) };
  } catch {
    // Whatever is wrong with it: it is no seal of ours. Too deep a structure ends here too, as a RangeError.
    return null;
  }
}

/** The bytes of the signed attributes, with the tag under which they are hashed: the parsed ones would be encoded anew. */
async function rawAttributes(der: Buffer): Promise<Buffer | null> {
  const { Constructed, fromBER, Sequence, Set: Asn1Set } = await import('asn1js');
  const { result } = fromBER(der);
  if (!(result instanceof Sequence)) return null;
  const content = result.valueBlock.value[1];
  const signed = content instanceof Constructed ? content.valueBlock.value[0] : null;
  const signers = signed instanceof Sequence ? signed.valueBlock.value.at(-1) : null;
  const signer = signers instanceof Asn1Set ? signers.valueBlock.value[0] : null;
  if (!(signer instanceof Sequence)) return null;
  const attributes = signer.valueBlock.value.find(
    ({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0,
  );
  if (!attributes) return null;
  const bytes = Buffer.from(attributes.valueBeforeDecodeView);
  bytes[0] = setTag;
  return bytes;
}
