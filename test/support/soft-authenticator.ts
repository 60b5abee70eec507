import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, credential: 0x40 };
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

type Options = { origin?: string; rpId?: string; verified?: boolean };

/** A device with one passkey, as a server sees it (WebAuthn level 3, 6.1 and 6.5; COSE, ES256). */
export function softAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' }: Options = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (more: Uint8Array, verified: boolean) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = flags.present | (verified ? flags.verified : 0) | (more.length > 0 ? flags.credential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, more]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: text(id), rawId: text(id), type: 'public-key' };
  return {
    credentialId: text(id),
    make(challenge: string) {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = dataOf(Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]), true);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      };
      return { ...named, response };
    },
    use(challenge: string, { verified = true } = {}) {
      const data = dataOf(new Uint8Array(), verified);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { ...named, response };
    },
  };
}
