import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { Refused } from '#kernel/refusal.ts';
import { checkSize } from '../images/examine-image.ts';
import { type OpenDocument, renderedSize } from './open-document.ts';
import { gifParts } from './picture-parts.ts';
import { rasterOf } from './raster.ts';

/** The only fonts used, so that a stranger's file sees none of this machine's. */
const roboto = ['Regular', 'Medium', 'Italic', 'MediumItalic'].map((face) =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`)),
);

const longest = 20_000_000;
/** External references, through which the library would open files of this machine. */
const namesOutside = /href(\s*=\s*["'])(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])/gi;

/** Opens nothing outside and runs no scripts. Throws Refused: not drawable or too large. */
export function openDrawing(bytes: Uint8Array): OpenDocument {
  if (bytes.length > longest) throw new Refused('document-too-large');
  const drawing = new TextDecoder().decode(bytes);
  // An entity could assemble what is searched for below.
  if (/<!ENTITY/i.test(drawing)) throw new Refused('picture-not-drawable');
  const svg = drawing.replace(namesOutside, 'data-left-out$1');
  const { width, height } = readDrawing(svg);
  return rastersOf(svg, { width, height }, wordsIn(drawing));
}

export function openGif(bytes: Uint8Array): OpenDocument {
  if (bytes.length > longest) throw new Refused('document-too-large');
  const { screen, first } = gifParts(bytes);
  checkSize(screen);
  checkSize(first);
  const { width, height } = screen;
  const data = `data:image/gif;base64,${Buffer.from(bytes).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
  return rastersOf(svg, { width, height }, '');
}

function rastersOf(svg: string, own: { width: number; height: number }, text: string): OpenDocument {
  return {
    pages: 1,
    weight: svg.length * 2,
    raster: async (_page, wide) => {
      const size = renderedSize(own, wide);
      const image = readDrawing(svg, size.width).render();
      return rasterOf(image.pixels, image.width, image.height);
    },
    text: () => ({ text, picture: true, cut: false }),
    words: () => ({ words: [], whole: false }),
    close: () => {},
  };
}

function readDrawing(svg: string, width?: number): Resvg {
  const read = () => {
    try {
      return new Resvg(svg, {
        background: 'white',
        font: { loadSystemFonts: false, fontFiles: roboto, defaultFontFamily: 'Roboto' },
        ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
      });
    } catch {
      throw new Refused('picture-not-drawable');
    }
  };
  const drawing = read();
  const ratio = drawing.width / drawing.height;
  if (!(ratio < mostRatio && ratio > 1 / mostRatio)) throw new Refused('document-too-large');
  return drawing;
}

const mostRatio = 50;

function wordsIn(drawing: string): string {
  const texts = drawing.match(/<(?:\w+:)?text[\s>][\s\S]*?<\/(?:\w+:)?text>/g) ?? [];
  return texts.map((text) => text.replace(/<[^>]*>/g, '')).join('\n');
}
