import { type CellStyle, cellStyles } from '#kernel/workbook.ts';

type Look = {
  /** Number formats that every spreadsheet program knows by their number (ECMA-376, 18.8.30). */
  format: number;
  font: 'plain' | 'bold' | 'large' | 'quiet' | 'link' | 'bold-link';
  border?: 'above' | 'below';
};

const [general, whole, twoDecimals, percent, day] = [0, 3, 4, 10, 14];

const looks: Record<CellStyle, Look> = {
  text: { format: general, font: 'plain' },
  title: { format: general, font: 'large' },
  note: { format: general, font: 'quiet' },
  heading: { format: general, font: 'bold', border: 'below' },
  label: { format: general, font: 'bold' },
  textLink: { format: general, font: 'link' },
  money: { format: twoDecimals, font: 'plain' },
  moneyLink: { format: twoDecimals, font: 'link' },
  total: { format: twoDecimals, font: 'bold', border: 'above' },
  totalLink: { format: twoDecimals, font: 'bold-link', border: 'above' },
  percent: { format: percent, font: 'plain' },
  whole: { format: whole, font: 'plain' },
  day: { format: day, font: 'plain' },
};

/** The first format is that of cells without one. */
const indexes = new Map(cellStyles.map((name, at) => [name, at]));

export const styleIndex = (style: CellStyle): number => indexes.get(style) ?? 0;

const blue = '<color rgb="FF1F4E9C"/>';
const gray = '<color rgb="FF5F6670"/>';
const face = (size: number) => `<sz val="${size}"/>`;
const named = '<name val="Calibri"/>';
const fonts: Record<Look['font'], string> = {
  plain: `${face(11)}${named}`,
  bold: `<b/>${face(11)}${named}`,
  large: `<b/>${face(16)}${named}`,
  quiet: `${face(10)}${gray}${named}`,
  link: `${face(11)}${blue}${named}`,
  'bold-link': `<b/>${face(11)}${blue}${named}`,
};
const fontNames = Object.keys(fonts);
const thin = '<color rgb="FF9AA0A6"/>';
const sides = ['', `<top style="thin">${thin}</top>`, `<bottom style="thin">${thin}</bottom>`];
const borders = sides.map((side) => `<border>${side}</border>`).join('');

function formatOf({ format, font, border }: Look): string {
  const edge = border === 'above' ? 1 : border === 'below' ? 2 : 0;
  return `<xf numFmtId="${format}" fontId="${fontNames.indexOf(font)}" fillId="0" borderId="${edge}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
}

/** The content of the part of styles. */
export const styleSheet = `<fonts count="${fontNames.length}">${Object.values(fonts)
  .map((font) => `<font>${font}</font>`)
  .join(
    '',
  )}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="${sides.length}">${borders}</borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles
  .map((style) => formatOf(looks[style]))
  .join('')}</cellXfs>`;
