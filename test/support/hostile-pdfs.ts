import { deflateSync } from 'node:zlib';
import { pdfWriter } from '#platform/render/pdf-writer.ts';
import { packedRepeats } from './packed-repeats.ts';

type Options = { resources?: string; filler?: Uint8Array; pages?: number };

/** A PDF around one content stream, written by hand so that it can be malformed. */
function pdfAround(content: string, { resources = '', filler, pages = 1 }: Options = {}): Uint8Array {
  const writer = pdfWriter();
  const chunks: Uint8Array[] = [writer.begin()];
  const stream = writer.reserve();
  const extra = writer.reserve();
  chunks.push(
    filler
      ? writer.rawStream(stream, { Filter: '/FlateDecode' }, filler)
      : writer.stream(stream, {}, Buffer.from(content)),
    writer.object(extra, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  );
  for (let page = 0; page < pages; page += 1)
    chunks.push(
      writer.page({
        width: 612,
        height: 792,
        resources: `/Font << /F ${extra} 0 R >> ${resources}`,
        content: stream,
      }),
    );
  chunks.push(writer.end());
  return Buffer.concat(chunks);
}

export function plainPdf(text: string, pages = 1): Uint8Array {
  return pdfAround(`BT /F 24 Tf 72 700 Td (${text}) Tj ET`, { pages });
}

export function crowdedPdf(lines: number): Uint8Array {
  const line = `(${'word '.repeat(20)}) Tj 0 -1 Td `;
  return pdfAround(`BT /F 1 Tf 72 720 Td ${line.repeat(lines)} ET`);
}

/**
 * A page with a square image, `side` pixels wide, and text beside it. Without `wide` the image fills the page, as a
 * scanner makes it; otherwise it is `wide` points across.
 */
export function scannedPdf(side: number, words = '', wide?: number): Uint8Array {
  const writer = pdfWriter();
  const [picture, font, stream] = [writer.reserve(), writer.reserve(), writer.reserve()];
  const grey = { Type: '/XObject', Subtype: '/Image', ColorSpace: '/DeviceGray', BitsPerComponent: '8' };
  const size = { Width: String(side), Height: String(side), Filter: '/FlateDecode' };
  const [across, up] = [wide ?? 612, wide ?? 792];
  const content = `q ${across} 0 0 ${up} 0 0 cm /P Do Q BT /F 12 Tf 72 20 Td (${words}) Tj ET`;
  return Buffer.concat([
    writer.begin(),
    writer.rawStream(picture, { ...grey, ...size }, deflateSync(Buffer.alloc(side * side, 200))),
    writer.object(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    writer.stream(stream, {}, Buffer.from(content)),
    writer.page({
      width: 612,
      height: 792,
      resources: `/Font << /F ${font} 0 R >> /XObject << /P ${picture} 0 R >>`,
      content: stream,
    }),
    writer.end(),
  ]);
}

export function bombPdf(bytes: number): Uint8Array {
  return pdfAround('', { filler: packedRepeats('0 0 612 792 re f ', bytes) });
}

/** Content compressed in layers: each one decompresses to a thousand times its size. */
export function nestedBombPdf(): Uint8Array {
  const writer = pdfWriter();
  const stream = writer.reserve();
  let packed: Uint8Array = Buffer.alloc(64_000_000);
  for (let layer = 0; layer < 3; layer += 1) packed = deflateSync(packed, { level: 9 });
  const filters = '[/FlateDecode /FlateDecode /FlateDecode]';
  return Buffer.concat([
    writer.begin(),
    writer.rawStream(stream, { Filter: filters }, packed),
    writer.page({ width: 612, height: 792, resources: '', content: stream }),
    writer.end(),
  ]);
}

export function endlessPdf(): Uint8Array {
  const writer = pdfWriter();
  const form = writer.reserve();
  const content = writer.reserve();
  const entries = {
    Type: '/XObject',
    Subtype: '/Form',
    BBox: '[0 0 612 792]',
    Resources: `<< /XObject << /A ${form} 0 R >> >>`,
  };
  return Buffer.concat([
    writer.begin(),
    writer.stream(form, entries, Buffer.from('/A Do '.repeat(20))),
    writer.stream(content, {}, Buffer.from('/A Do')),
    writer.page({ width: 612, height: 792, resources: `/XObject << /A ${form} 0 R >>`, content }),
    writer.end(),
  ]);
}

/** Size in points. */
export function sizedPdf(width: number, height: number): Uint8Array {
  const writer = pdfWriter();
  const content = writer.reserve();
  return Buffer.concat([
    writer.begin(),
    writer.stream(content, {}, Buffer.from('0 0 10 10 re f')),
    writer.page({ width, height, resources: '', content }),
    writer.end(),
  ]);
}

export function loadedPdf(): Uint8Array {
  const text = Buffer.from(plainPdf('Lease')).toString('latin1');
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>';
  const files = '/Names << /EmbeddedFiles << /Names [(a.exe) << /F (a.exe) >>] >> >>';
  // The cross-reference table is wrong afterwards; readers repair it.
  return Buffer.from(text.replace('/Type /Catalog', `/Type /Catalog ${script} ${files}`), 'latin1');
}

export function encryptedPdf(): Uint8Array {
  const text = Buffer.from(plainPdf('Payroll')).toString('latin1');
  const zeros = '00'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${zeros}> /U <${zeros}> /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(text.replace('/Root ', `${encrypt} /Root `), 'latin1');
}
