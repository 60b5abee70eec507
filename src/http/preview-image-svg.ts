import { fitLines } from './preview-image-lines.ts';
import type { Typeface, Typefaces } from './preview-image-type.ts';

export type PreviewWords = {
  brand: string;
  kicker: string | null;
  title: string;
  text: string | null;
  facts: readonly { term: string; detail: string }[];
};

export const previewWidth = 1200;
export const previewHeight = 630;

const edge = 80;
const room = previewWidth - 2 * edge;
const colors = {
  background: '#0b0f11',
  line: '#2d3438',
  text: '#efebe2',
  muted: '#afaaa1',
  accent: '#78d0ca',
};

/** Text becomes outlines, so that the SVG needs no font. */
export function previewSvg(faces: Typefaces, words: PreviewWords): string {
  const { display, text, strong } = faces;
  const kicker = words.kicker === null ? [] : oneLine(strong, words.kicker, 26, room);
  const title = fitLines(display, words.title, { sizes: [72, 64, 56, 48], width: room, most: 3 });
  const below = words.text
    ? fitLines(text, words.text, { sizes: [30], width: room - 60, most: 3 }).lines
    : [];
  const start = kicker.length > 0 ? 250 : 236;
  const parts = [
    ...oneLine(display, words.brand, 40, room).map((line) =>
      path(display.outline(line, { x: edge + 60, y: 122, size: 40 }), colors.text),
    ),
    ...kicker.map((line) => path(strong.outline(line, { x: edge, y: 206, size: 26 }), colors.accent)),
    ...title.lines.map((line, i) =>
      path(
        display.outline(line, { x: edge, y: start + title.size * (0.7 + i * 1.14), size: title.size }),
        colors.text,
      ),
    ),
    ...below.map((line, i) => {
      const y = start + title.size * 1.14 * title.lines.length + 42 + i * 44;
      return path(text.outline(line, { x: edge, y, size: 30 }), colors.muted);
    }),
    ...factParts(faces, words.facts),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewWidth}" height="${previewHeight}" viewBox="0 0 ${previewWidth} ${previewHeight}"><rect width="${previewWidth}" height="${previewHeight}" fill="${colors.background}"/>${stones(edge - 6, 76, 1.75, 1)}${stones(820, 30, 15, 0.05)}${parts.join('')}</svg>`;
}

function factParts({ text, strong }: Typefaces, facts: PreviewWords['facts']): string[] {
  if (facts.length === 0) return [];
  const column = room / facts.length;
  const line = `<rect x="${edge}" y="484" width="${room}" height="2" fill="${colors.line}"/>`;
  return [
    line,
    ...facts.flatMap(({ term, detail }, i) => {
      const x = edge + i * column;
      const width = column - 24;
      return [
        ...oneLine(text, term, 22, width).map((one) =>
          path(text.outline(one, { x, y: 530, size: 22 }), colors.muted),
        ),
        ...oneLine(strong, detail, 30, width).map((one) =>
          path(strong.outline(one, { x, y: 572, size: 30 }), colors.text),
        ),
      ];
    }),
  ];
}

function oneLine(face: Typeface, text: string, size: number, width: number): string[] {
  return fitLines(face, text, { sizes: [size], width, most: 1 }).lines;
}

function path(data: string, fill: string): string {
  return `<path fill="${fill}" d="${data}"/>`;
}

/** As in web/assets/mark.svg. */
const markPaths = [
  {
    opacity: 1,
    d: 'M3.4 26.3C3.3 24.2 8.4 22.7 15.9 22.5C23.5 22.3 28.5 23.6 28.6 25.7C28.7 28 24.4 29.3 16.1 29.5C7.8 29.7 3.5 28.6 3.4 26.3Z',
  },
  {
    opacity: 0.8,
    d: 'M7.9 18.2C8 16.4 11.7 15.3 17.1 15.6C22.5 15.9 26 17.3 25.9 19.2C25.8 21.2 22.7 22.1 16.7 21.8C10.8 21.5 7.8 20.3 7.9 18.2Z',
  },
  {
    opacity: 0.62,
    d: 'M8.5 12.7C8.4 11.1 10.9 9.8 14.8 9.4C18.6 9.1 21.3 9.9 21.5 11.5C21.6 13.3 19.5 14.4 15.2 14.8C11 15.2 8.7 14.4 8.5 12.7Z',
  },
  {
    opacity: 1,
    d: 'M12.9 5.8C13.1 4.5 14.7 3.8 16.9 4.1C19.1 4.4 20.4 5.4 20.3 6.8C20.1 8.2 18.8 8.8 16.3 8.5C13.9 8.2 12.8 7.3 12.9 5.8Z',
  },
];

function stones(x: number, y: number, scale: number, opacity: number): string {
  const paths = markPaths.map((one) => `<path opacity="${one.opacity}" d="${one.d}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colors.accent}" opacity="${opacity}">${paths}</g>`;
}
