import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { PdfFault } from '#kernel/pdf-faults.ts';
import { plainPdfLimits } from './pdf-facts.ts';

type Found = { faults: Set<PdfFault>; links: string[]; metadata: PdfObject | undefined };

const actions: Readonly<Record<string, PdfFault>> = {
  JavaScript: 'pdf-has-script',
  Launch: 'pdf-has-action',
  SubmitForm: 'pdf-has-action',
  ImportData: 'pdf-has-action',
  ResetForm: 'pdf-has-action',
  Hide: 'pdf-has-action',
  SetOCGState: 'pdf-has-layers',
  GoToR: 'pdf-points-outside',
  GoToE: 'pdf-points-outside',
  Thread: 'pdf-points-outside',
  Rendition: 'pdf-has-media',
  Movie: 'pdf-has-media',
  Sound: 'pdf-has-media',
  GoTo3DView: 'pdf-has-media',
  RichMediaExecute: 'pdf-has-media',
};
const subtypes: Readonly<Record<string, PdfFault>> = {
  Widget: 'pdf-has-form',
  FileAttachment: 'pdf-has-attachment',
  RichMedia: 'pdf-has-media',
  Movie: 'pdf-has-media',
  Sound: 'pdf-has-media',
  Screen: 'pdf-has-media',
  '3D': 'pdf-has-media',
};
const entries: Readonly<Record<string, PdfFault>> = {
  AA: 'pdf-has-action',
  JS: 'pdf-has-script',
  JavaScript: 'pdf-has-script',
  EmbeddedFiles: 'pdf-has-attachment',
  EF: 'pdf-has-attachment',
  AF: 'pdf-has-attachment',
  Collection: 'pdf-has-attachment',
  XFA: 'pdf-has-xfa',
  OCProperties: 'pdf-has-layers',
  OC: 'pdf-has-layers',
  Alternates: 'pdf-points-outside',
  OPI: 'pdf-points-outside',
};

/** Visits everything reachable: each object once, up to the limit, without recursion. */
export function walkPdf(pdf: PDF): Found {
  const { catalog, info, registry } = pdf.context;
  const found: Found = {
    faults: new Set(),
    links: [],
    metadata: catalog.getDict().get('Metadata', (ref) => registry.resolve(ref)),
  };
  const seen = new Set<number>();
  const open: PdfObject[] = [catalog.getDict(), info.trailer];
  for (let walked = 0; open.length > 0; walked += 1) {
    if (walked > plainPdfLimits.objects * 10 || seen.size > plainPdfLimits.objects) {
      found.faults.add('pdf-too-complex');
      break;
    }
    const object = open.pop();
    if (object instanceof PdfRef) {
      if (seen.has(object.objectNumber)) continue;
      seen.add(object.objectNumber);
      const behind = registry.resolve(object);
      if (behind) open.push(behind);
    } else if (object instanceof PdfArray) {
      for (const item of object) open.push(item);
    } else if (object instanceof PdfDict) {
      look(object, found, (ref) => registry.resolve(ref));
      for (const [, value] of object) open.push(value);
    }
  }
  return found;
}

type Resolve = (ref: PdfRef) => PdfObject | null;

function look(dict: PdfDict, { faults, links }: Found, resolve: Resolve): void {
  for (const [key] of dict) {
    const fault = Object.hasOwn(entries, key.value) ? entries[key.value] : undefined;
    if (fault) faults.add(fault);
  }
  const named = (key: string, table: Readonly<Record<string, PdfFault>>) => {
    const name = dict.get(key, resolve);
    if (name instanceof PdfName && Object.hasOwn(table, name.value)) {
      const fault = table[name.value];
      if (fault) faults.add(fault);
    }
  };
  named('S', actions);
  named('Subtype', subtypes);
  if (dict.has('ByteRange')) faults.add('pdf-signed-already');
  // A stream with its bytes in another file; a form that shows a page of another file.
  if ((dict.type === 'stream' && dict.has('F')) || (dict.has('Ref') && dict.has('BBox')))
    faults.add('pdf-points-outside');
  const address = dict.get('URI', resolve);
  if (address instanceof PdfString) links.push(address.asString());
  const form = dict.get('AcroForm', resolve);
  const fields = form instanceof PdfDict ? form.get('Fields', resolve) : undefined;
  if (fields instanceof PdfArray && fields.length > 0) faults.add('pdf-has-form');
}
