import { PDF, PdfDict, PdfStream, PdfString } from '@libpdf/core';
import { type PdfFault, pdfFaults } from '#kernel/pdf-faults.ts';
import { Refused } from '#kernel/refusal.ts';
import { appendPages } from '../pdf/append-pages.ts';
import { makeSealIdentity } from '../seal/seal-identity.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import type { OpenDocument } from './open-document.ts';
import { type PdfFacts, plainPdfLimits } from './pdf-facts.ts';
import { walkPdf } from './walk-pdf.ts';

const trialWidth = 400;
const longestProperty = 300;
const mostLinks = 200;
const mostProperties = 40;

/** Tries everything that signing does later, in the rendering process. Throws Refused with a `PdfFault`. */
export async function inspectPdf(
  bytes: Uint8Array,
  open: (bytes: Uint8Array) => OpenDocument,
): Promise<PdfFacts> {
  const pdf = await PDF.load(bytes).catch(() => null);
  if (!pdf || pdf.recoveredViaBruteForce) throw new Refused('pdf-malformed');
  if (pdf.isEncrypted) throw new Refused('pdf-encrypted');
  const { faults, links, metadata } = walkPdf(pdf);
  const count = pdf.getPageCount();
  if (count > plainPdfLimits.pages) faults.add('pdf-too-many-pages');
  refuseFirst(faults);
  const document = open(bytes);
  try {
    if (document.pages !== count) throw new Refused('pdf-malformed');
    const pages = await drawnPages(document);
    const texts = pages.map((_, index) => storable(document.text(index + 1).text));
    if (texts.reduce((sum, text) => sum + text.length, 0) > plainPdfLimits.text)
      throw new Refused('pdf-too-complex');
    await dryRun(bytes, open, count);
    return {
      pages,
      texts,
      properties: [...propertiesOf(pdf), ...packetOf(metadata instanceof PdfStream ? metadata : null)],
      links: [...new Set(links.map(oneLine))].slice(0, mostLinks),
      earlierVersions: earlierVersionsIn(bytes, pdf.isLinearized),
    };
  } finally {
    document.close();
  }
}

function refuseFirst(faults: ReadonlySet<PdfFault>): void {
  const first = pdfFaults.find((fault) => faults.has(fault));
  if (first) throw new Refused(first);
}

async function drawnPages(document: OpenDocument): Promise<PdfFacts['pages']> {
  const pages: PdfFacts['pages'] = [];
  for (let page = 1; page <= document.pages; page += 1) {
    const raster = await document.raster(page, trialWidth).catch(() => null);
    if (!raster || isStrip(raster)) throw new Refused('pdf-page-not-drawn');
    pages.push({ width: raster.width, height: raster.height });
  }
  return pages;
}

function isStrip({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > 10 * Math.min(width, height);
}

async function dryRun(
  bytes: Uint8Array,
  open: (bytes: Uint8Array) => OpenDocument,
  count: number,
): Promise<void> {
  const tail = PDF.create();
  tail.addPage({ size: 'letter' });
  const at = new Date();
  const serials = ['4000000000000001', '4000000000000002'] as const;
  const sealed = await makeSealIdentity('Trial', at, serials)
    .then(async (identity) =>
      sealPdf(await appendPages(bytes, await tail.save(), 'trial'), identity, { reason: 'trial', at }),
    )
    .catch(() => null);
  if (!sealed) throw new Refused('pdf-malformed');
  const finished = open(sealed);
  const pages = finished.pages;
  finished.close();
  if (pages !== count + 1) throw new Refused('pdf-malformed');
}

function propertiesOf(pdf: PDF): PdfFacts['properties'] {
  const { info, registry } = pdf.context;
  const dict = info.trailer.get('Info', (ref) => registry.resolve(ref));
  if (!(dict instanceof PdfDict)) return [];
  return [...dict]
    .map(([name, given]) => {
      const value = dict.get(name, (ref) => registry.resolve(ref)) ?? given;
      return {
        name: oneLine(name.value),
        value: value instanceof PdfString ? oneLine(value.asString()) : '',
      };
    })
    .filter(({ name, value }) => value !== '' && name !== 'CreationDate' && name !== 'ModDate')
    .slice(0, mostProperties);
}

function packetOf(stream: PdfStream | null): PdfFacts['properties'] {
  if (!stream) return [];
  const packet = new TextDecoder().decode(stream.getDecodedData()).slice(0, 200_000);
  const author = wordsIn(/<dc:creator>([\s\S]*?)<\/dc:creator>/.exec(packet)?.[1] ?? '').join(', ');
  const all = [...new Set(wordsIn(packet))].slice(0, 40).join(' · ');
  return [
    { name: 'Author (XMP)', value: oneLine(author) },
    { name: 'XMP', value: all.slice(0, longestProperty * 4) },
  ].filter(({ value }) => value !== '');
}

function wordsIn(xml: string): string[] {
  return [...xml.matchAll(/>([^<>]{2,})</g)]
    .map(([, text = '']) => oneLine(text))
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Removes what PostgreSQL cannot store: NUL characters and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

function oneLine(text: string): string {
  return storable(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestProperty);
}

/** Each incremental save adds an end mark; a linearized file has two from the start. */
function earlierVersionsIn(bytes: Uint8Array, linearized: boolean): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Math.max(0, [...text.matchAll(/startxref\s+\d+\s+%%EOF/g)].length - (linearized ? 2 : 1));
}
