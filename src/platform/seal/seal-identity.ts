export type SealIdentity = { root: Uint8Array; leaf: Uint8Array; leafKey: Uint8Array };
export type NewSealIdentity = SealIdentity & { validUntil: Date };

const validYears = 10;
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** EC P-256, X.509 v3. The authority's key is discarded. `serial`: 16 hexadecimal digits for each certificate. */
export async function makeSealIdentity(
  organization: string,
  now: Date,
  serials: readonly [root: string, leaf: string],
): Promise<NewSealIdentity> {
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + validYears);
  const span = { notBefore: now, notAfter: validUntil, signingAlgorithm: ecdsa };
  const name = organization.replace(/[^\p{L}\p{N} .-]/gu, ' ').trim();
  const keysOf = () => crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const [rootKeys, leafKeys] = [await keysOf(), await keysOf()];
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...span,
    serialNumber: serials[0],
    name: `CN=${name} integrity seal authority, O=${name}`,
    keys: rootKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    ...span,
    serialNumber: serials[1],
    subject: `CN=${name} integrity seal, O=${name}`,
    issuer: root.subject,
    publicKey: leafKeys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  return {
    root: new Uint8Array(root.rawData),
    leaf: new Uint8Array(leaf.rawData),
    leafKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', leafKeys.privateKey)),
    validUntil,
  };
}
