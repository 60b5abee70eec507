import type { Content } from 'pdfmake/interfaces.js';
import { z } from 'zod';
import { codePointsIfUnprintable, inColumn, printable } from '#platform/pdf/printable.ts';
import type { AuditCertificate, CounterSigner, SignerEvidence, Verification } from '../domain/evidence.ts';
import { keptTogether } from './kept-together.ts';
import { printEventLog } from './print-event-log.ts';

type Row = [name: string, value: string];

export function printCertificate(certificate: AuditCertificate, platformName: string): Content[] {
  return [
    { text: 'Audit certificate', style: 'title', pageBreak: 'before' },
    {
      text: `Kept by ${printable(platformName)}. Times are UTC. Every entry of the event log carries the hash of the entry before it, so that none can be changed, left out or added later without a trace.`,
      style: 'paragraph',
    },
    { text: 'Agreement', style: 'heading' },
    table(agreementRows(certificate)),
    ...howHashed(certificate),
    ...certificate.signers.flatMap((signer) => [
      { text: 'Signer', style: 'heading' },
      table(signerRows(signer)),
    ]),
    ...(certificate.counterSigner
      ? [
          { text: 'Owner', style: 'heading' },
          table(counterSignerRows(certificate.counterSigner, certificate.parties.owner ?? '')),
        ]
      : []),
    ...ownerNote(certificate),
    ...consentText(certificate),
    ...printEventLog(certificate.events, platformName),
  ];
}

function agreementRows(certificate: AuditCertificate): Row[] {
  const { template, master } = certificate;
  return [
    ['Document', certificate.documentId],
    ...optional('Envelope (access request)', certificate.envelopeId),
    ['Buyer', certificate.parties.buyer],
    ...optional('Owner', certificate.parties.owner),
    ...optional('SHA-256 of the owner’s statement', certificate.ownerCommitment),
    ...(master
      ? ([
          ['Master agreement', master.documentId],
          ['SHA-256 of its text', master.originalSha256],
          ['SHA-256 of its sealed file', master.fileSha256],
        ] satisfies Row[])
      : []),
    ['SHA-256 of the agreement', certificate.originalSha256],
    ...(certificate.file ? fileRows(certificate.file) : []),
    ['Template', `${template.id}, version ${template.version}`],
    ['SHA-256 of the template', template.sha256],
    ['Consent to electronic records', certificate.consentVersion],
    ['Governing law', certificate.governingLaw],
    ['Term ends', certificate.termEndsAt.toISOString()],
    ['Certificate made', certificate.generatedAt.toISOString()],
    ['Clock', certificate.clockSource],
  ];
}

/** So that a reader can work out the hash of the agreement anew. */
function howHashed({ file }: AuditCertificate): Content[] {
  const text = file
    ? `The SHA-256 of the agreement is made of the ${file.bytes} bytes of the file as it was uploaded: the first ${file.bytes} bytes of this file.`
    : 'The SHA-256 of the agreement is made of the UTF-8 bytes of the canonical JSON (RFC 8785) of one object: templateId and templateVersion, which are the template and the version above, and blocks, a list of the title, paragraphs, headings and clauses of the agreement in order. Each block is an object with kind (“title”, “paragraph”, “heading” or “clause”), number (as printed before it, or null) and text.';
  return [{ text, style: 'small', margin: [0, 6, 0, 0] }];
}

function ownerNote({ ownerCommitment }: AuditCertificate): Content[] {
  if (ownerCommitment === null) return [];
  return [
    {
      text: 'The owner’s statement holds the name of the owner, the legal name of the business, the number of this document and a random value. It is shown to the buyer once the owner approves access. Its SHA-256 is the one above: so it proves who was bound when the buyer signed, without disclosing it before.',
      style: 'small',
      margin: [0, 6, 0, 0],
    },
  ];
}

const consentItem = z.object({ title: z.string(), text: z.string() });
const consentKept = z.object({ consentSha256: z.string(), consentText: z.array(consentItem) });

/** As shown on the screen. For a joinder it is in the certificate of its master. */
function consentText({ events }: AuditCertificate): Content[] {
  const given = events.findLast(({ kind }) => kind === 'consent-given');
  const kept = consentKept.safeParse(given?.evidence);
  if (!kept.success) return [];
  const { consentSha256, consentText: items } = kept.data;
  return [
    { text: 'Consent to electronic records', style: 'heading' },
    table([
      ...items.map(({ title, text }): Row => [title, text]),
      ['SHA-256 of this text', `${consentSha256}, of the canonical JSON (RFC 8785) of its titles and texts`],
    ]),
  ];
}

function optional(name: string, value: string | null): Row[] {
  return value === null ? [] : [[name, value]];
}

function fileRows({ title, bytes, pages }: NonNullable<AuditCertificate['file']>): Row[] {
  return [
    ['Title of the agreement', title],
    [
      'Where the agreement is in this file',
      `the first ${bytes} bytes of this file, ${pages} pages, as they were uploaded`,
    ],
  ];
}

const verificationWords: Record<Verification['method'], string> = {
  email: 'email address confirmed',
  'email-code': 'code sent to the email address',
  passkey: 'passkey, with fingerprint, face or device PIN',
  'phone-code': 'code sent by phone',
  knowledge: 'knowledge',
  'identity-provider': 'identity provider',
  'two-factor': 'second factor',
  password: 'password',
  'master-agreement': 'the master agreement, signed with a code or a passkey',
};

function signerRows(signer: SignerEvidence): Row[] {
  const exact = [signer.typedName, signer.entity ?? '', signer.title ?? '']
    .map(codePointsIfUnprintable)
    .filter((codes) => codes !== null);
  return [
    ['Name typed', signer.typedName],
    ...exact.map((codes): Row => ['Exact characters', codes]),
    ['Name on the account', signer.accountName],
    ['Comparison', signer.nameComparison === 'matches' ? 'the names match' : 'the names differ'],
    ['Role', signer.role],
    ['Capacity', signer.entity === null ? signer.capacity : `${signer.capacity}: ${signer.entity}`],
    ...(signer.title === null ? [] : [['Title', signer.title] satisfies Row]),
    ['Email address', signer.email],
    ...(signer.phone === null ? [] : [['Phone', signer.phone] satisfies Row]),
    ...signer.verifications.map(verificationRow),
    ['IP address', signer.ipAddress],
    ['Browser', signer.userAgent],
    ['Time zone of the browser', signer.timeZone ?? 'not given'],
    ['Session', signer.sessionId],
    ...signer.fields.map(({ name, value, at }): Row => [`Field “${name}”`, `${value} (${at.toISOString()})`]),
  ];
}

function verificationRow({ method, passed, at, credentialSha256 }: Verification): Row {
  const key = credentialSha256 ? `, SHA-256 of the credential ${credentialSha256}` : '';
  return [
    `Verification: ${verificationWords[method]}`,
    `${passed ? `passed (${at?.toISOString() ?? 'before the signature; when is not on record'})` : 'not passed'}${key}`,
  ];
}

function counterSignerRows({ at, commitment, confirmation }: CounterSigner, owner: string): Row[] {
  return [
    ['Role', 'owner'],
    ['Identified as', owner],
    ['Signed', at.toISOString()],
    verificationRow(confirmation),
    ['SHA-256 of the signature on record', commitment],
  ];
}

function table(rows: readonly Row[]): Content {
  const { first, last } = keptTogether(rows, ([, value]) => value);
  return last.length === 0 ? rowsOf(first) : [rowsOf(first), { unbreakable: true, stack: [rowsOf(last)] }];
}

function rowsOf(rows: readonly Row[]): Content {
  return {
    layout: 'lightHorizontalLines',
    fontSize: 9,
    table: {
      headerRows: 0,
      widths: [130, '*'],
      body: rows.map(([name, value]) => [{ text: name, color: '#444444' }, { text: inColumn(value) }]),
    },
  };
}
