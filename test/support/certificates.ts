import { exportPKCS8 } from 'jose';
import { days, shift } from '#kernel/instant.ts';
import type { TlsPair } from '#platform/tls-files.ts';

/** A certificate for localhost that no one else signed, valid for a month from now. */
export async function selfSigned(serial: string): Promise<TlsPair> {
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const now = new Date();
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial,
    name: 'CN=localhost',
    notBefore: shift(now, -1 * days),
    notAfter: shift(now, 30 * days),
    signingAlgorithm: ecdsa,
    keys,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  });
  return { cert: made.toString('pem'), key: await exportPKCS8(keys.privateKey) };
}
