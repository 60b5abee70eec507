import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Document, patchScripts, type Renderer } from './draw-scripts.ts';
import { withScripts } from './set-scripts.ts';
import { unpackedWoff } from './unpacked-woff.ts';

type Part<T> = { default: { prototype: T } };
type VirtualFiles = { default: { writeFileSync(name: string, bytes: Buffer): void } };
type Maker = { createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> } };

export const fixedWidth = 'Roboto Mono';

let maker: Promise<Maker> | undefined;

export const captioned = 'captioned';

const captionedLayout: CustomTableLayout = {
  hLineWidth: (at, { table }) => {
    if (at < 2 || at === table.body.length) return 0;
    return at === table.headerRows ? 1 : 0.5;
  },
  vLineWidth: () => 0,
  hLineColor: (at, { table }) => (at === table.headerRows ? '#222222' : '#bbbbbb'),
  paddingLeft: (at) => (at === 0 ? 0 : 8),
  paddingRight: (at, { table }) => (at === (table.widths?.length ?? 0) - 1 ? 0 : 8),
};

/** Lays out a PDF in Roboto (Apache-2.0; Latin, Greek, Cyrillic) and `fixedWidth`. Reads no files and no network. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  maker ??= loadMaker();
  const { createPdf } = await maker;
  return Uint8Array.from(await createPdf(await withScripts(definition)).getBuffer());
}

async function loadMaker(): Promise<Maker> {
  const { default: pdfmake } = await import('pdfmake');
  const part = createRequire(import.meta.url);
  const document: Part<Document> = part('pdfmake/js/PDFDocument.js');
  const renderer: Part<Renderer> = part('pdfmake/js/Renderer.js');
  patchScripts(document.default.prototype, renderer.default.prototype);
  const font = (name: string) =>
    fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));
  const [normal, bold, italics, bolditalics] = ['Regular', 'Medium', 'Italic', 'MediumItalic'].map(font);
  const typefaces = { normal, bold, italics, bolditalics };
  const fixed = fileURLToPath(
    import.meta.resolve('@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff'),
  );
  const files: VirtualFiles = part('pdfmake/js/virtual-fs.js');
  files.default.writeFileSync(fixedWidth, unpackedWoff(await readFile(fixed)));
  const allowed = new Set(Object.values(typefaces));
  pdfmake.setFonts({ Roboto: typefaces, [fixedWidth]: { normal: fixedWidth } });
  pdfmake.addTableLayouts({ [captioned]: captionedLayout });
  pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
  return { createPdf: (definition) => pdfmake.createPdf(definition) };
}
