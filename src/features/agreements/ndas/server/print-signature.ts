import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { locale } from '#kernel/locale.ts';
import { inColumn, printable } from '#platform/pdf/printable.ts';
import type { NdaDocument } from '../domain/document.ts';
import { drawingBox, strokesOf } from '../domain/drawn-signature.ts';
import type { AuditCertificate, CounterSigner } from '../domain/evidence.ts';
import type { NdaKind } from '../domain/nda-kind.ts';
import { documentSubject } from '../domain/sealing.ts';
import { type SignatureAsked, signatureLine } from '../domain/signing.ts';

export type PrintedNda = {
  kind: NdaKind;
  document: NdaDocument;
  signature: Pick<SignatureAsked, 'name' | 'capacity' | 'entity' | 'title' | 'drawing'> & { signedAt: Date };
  certificate: AuditCertificate;
  platformName: string;
};

export function frameOf({ kind, certificate, signature, platformName }: PrintedNda) {
  return {
    pageSize: 'LETTER',
    pageMargins: [64, 64, 64, 72],
    language: locale,
    // From the signature, so that equal input gives equal bytes. Contains nothing about the parties.
    info: {
      title: fileTitles[kind],
      subject: documentSubject(certificate.documentId),
      author: platformName,
      creator: platformName,
      producer: platformName,
      creationDate: signature.signedAt,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    styles,
    footer: (page: number, pages: number) => footer(certificate, page, pages),
  } satisfies Partial<TDocumentDefinitions>;
}

const fileTitles: Record<NdaKind, string> = {
  listing: 'Confidentiality agreement',
  master: 'Master confidentiality agreement',
  joinder: 'Joinder to a confidentiality agreement',
};

const styles: TDocumentDefinitions['styles'] = {
  title: { fontSize: 17, bold: true, margin: [0, 0, 0, 10] },
  heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
  clause: { margin: [0, 0, 0, 6] },
  paragraph: { margin: [0, 0, 0, 8] },
  small: { fontSize: 8, color: '#444444' },
};

export function signatureBlocks(nda: PrintedNda): Content[] {
  const { certificate } = nda;
  const second = certificate.counterSigner;
  return [signatureBlock(nda), ...(second ? [counterSignatureBlock(certificate, second)] : [])];
}

function signatureBlock({ kind, signature, certificate, document }: PrintedNda): Content {
  const joined = kind === 'joinder';
  const signer = certificate.signers[0];
  const rows: [string, string][] = [
    [joined ? 'Joined electronically by' : 'Signed electronically by', signature.name],
    ['Capacity', signature.capacity === 'entity' ? signatureLine(signature) : 'Individually'],
    ['Email address', signer?.email ?? ''],
    ['Date and time (UTC)', signature.signedAt.toISOString()],
    [
      `${signedThing(certificate)} that was signed`,
      `${document.templateId}, version ${document.templateVersion}`,
    ],
    [`SHA-256 of that ${signedThing(certificate).toLowerCase()}`, certificate.originalSha256],
  ];
  return {
    unbreakable: true,
    margin: [0, 20, 0, 0],
    stack: [
      { text: 'Signature of the Buyer', style: 'heading' },
      ...(joined ? [] : [signatureMark(signature)]),
      signatureTable(rows),
    ],
  };
}

function signedThing({ file }: AuditCertificate): 'File' | 'Text' {
  return file === null ? 'Text' : 'File';
}

function signatureTable(rows: readonly [string, string][]): Content {
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

function counterSignatureBlock(certificate: AuditCertificate, { at, commitment }: CounterSigner): Content {
  return {
    unbreakable: true,
    margin: [0, 20, 0, 0],
    stack: [
      { text: 'Signature of the Owner', style: 'heading' },
      signatureTable([
        ['Signed electronically by', certificate.parties.owner ?? ''],
        ['Date and time (UTC)', at.toISOString()],
        [`SHA-256 of that ${signedThing(certificate).toLowerCase()}`, certificate.originalSha256],
        ['SHA-256 of the signature on record', commitment],
      ]),
      {
        text: 'The name of the Owner is kept with the record and is not printed here. The SHA-256 of the owner’s statement in the audit certificate proves it.',
        style: 'small',
      },
    ],
  };
}

function signatureMark({ name, drawing }: PrintedNda['signature']): Content {
  if (drawing === null || strokesOf(drawing) === null)
    return { text: printable(name), fontSize: 16, italics: true, margin: [0, 6, 0, 6] };
  const { width, height } = drawingBox;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${drawing}" fill="none" stroke="#111111" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    width: 210,
    margin: [0, 6, 0, 6],
  };
}

function footer({ documentId, originalSha256 }: AuditCertificate, page: number, pages: number): Content {
  return {
    margin: [64, 16, 64, 0],
    stack: [
      { text: `Document ${documentId} · page ${page} of ${pages}`, style: 'small' },
      { text: `SHA-256 of the agreement ${originalSha256}`, style: 'small' },
    ],
  };
}
