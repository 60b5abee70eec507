import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import * as asn1 from 'asn1js';

const ids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  signed: '1.2.840.113549.1.7.2',
  stamp: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  ecdsa: '1.2.840.10045.4.3.2',
  policy: '1.3.6.1.4.1.99999.1',
};

export type StampAnswers =
  | 'stamp'
  | 'other-hash'
  | 'other-nonce'
  | 'not-for-stamps'
  | 'refusal'
  | 'nonsense'
  | 'too-much'
  | number;
export type TimeStampServer = {
  url: string;
  answers: StampAnswers;
  now: Date;
  received: IncomingHttpHeaders[];
  [Symbol.asyncDispose](): Promise<void>;
};

/** A small time-stamp server (RFC 3161) with its own socket and certificate. */
export async function timeStampServer(now: Date): Promise<TimeStampServer> {
  const [right, wrong] = [await makeSigner(true), await makeSigner(false)];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    stamps.received.push(request.headers);
    const { answers } = stamps;
    if (typeof answers === 'number') return response.writeHead(answers).end();
    const body = {
      nonsense: () => Buffer.from('<html>'),
      'too-much': () => Buffer.alloc(1_000_000),
      refusal: () => ber(new asn1.Sequence({ value: [new asn1.Sequence({ value: [integer(2)] })] })),
    };
    response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' });
    if (answers in body) return response.end(body[answers as keyof typeof body]());
    const signer = answers === 'not-for-stamps' ? wrong : right;
    return response.end(replyTo(Buffer.concat(chunks), signer, stamps));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const stamps: TimeStampServer = {
    url: `http://127.0.0.1:${address.port}/stamp`,
    answers: 'stamp',
    now,
    received: [],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stamps;
}

type Signer = { key: KeyObject; certificate: asn1.Sequence };

async function makeSigner(forStamps: boolean): Promise<Signer> {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const use = forStamps ? x509.ExtendedKeyUsage.timeStamping : x509.ExtendedKeyUsage.serverAuth;
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=A clock',
    keys,
    signingAlgorithm: ecdsa,
    serialNumber: '4001',
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2040-01-01'),
    extensions: [new x509.ExtendedKeyUsageExtension([use], true)],
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
    certificate: sequenceIn(made.rawData),
  };
}

function replyTo(request: Buffer, { key, certificate }: Signer, { answers, now }: TimeStampServer): Buffer {
  const [, imprint, nonce] = sequenceIn(Uint8Array.from(request).buffer).valueBlock.value;
  if (!imprint || !nonce) throw new Error('not a request for a time stamp');
  const other = new asn1.Sequence({
    value: [algorithm(ids.sha256), octets(createHash('sha256').update('another').digest())],
  });
  const content = ber(
    new asn1.Sequence({
      value: [
        integer(1),
        id(ids.policy),
        answers === 'other-hash' ? other : imprint,
        integer(7),
        new asn1.GeneralizedTime({ valueDate: now }),
        answers === 'other-nonce' ? integer(5) : nonce,
      ],
    }),
  );
  const attributes = [
    attribute(ids.contentType, id(ids.stamp)),
    attribute(ids.messageDigest, octets(createHash('sha256').update(content).digest())),
  ];
  const signature = sign('sha256', ber(new asn1.Set({ value: attributes })), key);
  const [tbs] = certificate.valueBlock.value;
  const [, serial, , issuer] = tbs instanceof asn1.Sequence ? tbs.valueBlock.value : [];
  if (!serial || !issuer) throw new Error('not a certificate');
  const signer = new asn1.Sequence({
    value: [
      integer(1),
      new asn1.Sequence({ value: [issuer, serial] }),
      algorithm(ids.sha256),
      tagged(attributes),
      algorithm(ids.ecdsa),
      octets(signature),
    ],
  });
  const signed = new asn1.Sequence({
    value: [
      integer(3),
      new asn1.Set({ value: [algorithm(ids.sha256)] }),
      new asn1.Sequence({ value: [id(ids.stamp), tagged([octets(content)])] }),
      tagged([certificate]),
      new asn1.Set({ value: [signer] }),
    ],
  });
  const token = new asn1.Sequence({ value: [id(ids.signed), tagged([signed])] });
  return ber(new asn1.Sequence({ value: [new asn1.Sequence({ value: [integer(0)] }), token] }));
}

function sequenceIn(der: ArrayBuffer): asn1.Sequence {
  const { result } = asn1.fromBER(der);
  if (!(result instanceof asn1.Sequence)) throw new Error('not a sequence');
  return result;
}

const ber = (block: { toBER(): ArrayBuffer }) => Buffer.from(block.toBER());
const integer = (value: number) => new asn1.Integer({ value });
const id = (value: string) => new asn1.ObjectIdentifier({ value });
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });
const algorithm = (value: string) => new asn1.Sequence({ value: [id(value)] });
const attribute = (type: string, value: asn1.ObjectIdentifier | asn1.OctetString) =>
  new asn1.Sequence({ value: [id(type), new asn1.Set({ value: [value] })] });
const tagged = (value: asn1.BaseBlock[]) =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value });
