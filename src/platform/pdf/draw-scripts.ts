import type { Font } from 'fontkit';
import { type Face, loadedFace, type ShapedGlyph } from '../typefaces/faces.ts';
import { inSeenOrder } from '../typefaces/text-runs.ts';

type Features = { level: number; glyphs?: readonly ShapedGlyph[] };
/** `layout` is replaced with HarfBuzz, because the library's own fails at marks of some scripts. */
type Embeddable = Pick<Font, 'createSubset'> & { layout(text: string, features?: Features): Layout };
type Layout = { glyphs: unknown[]; positions: Position[]; readonly advanceWidth: number };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type EmbeddedFont = {
  constructor: new (document: Document, font: Embeddable, id: string) => EmbeddedFont;
  font: Embeddable & { face?: Face };
  ascender: number;
  /** Words that were laid out, by what they say. */
  layoutCache: Record<string, unknown>;
};

export type Document = {
  _font: EmbeddedFont;
  _fontSize: number;
  _fontCount: number;
  _fontFamilies: Record<string, EmbeddedFont>;
  provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont;
  text(text: string, x: number, y: number, options: { features?: Features }): Document;
  addContent(operators: string): Document;
  save(): Document;
  translate(x: number, y: number): Document;
  scale(x: number, y: number): Document;
  path(data: string): Document;
  fill(): Document;
  restore(): Document;
};
type Inline = { x: number; width: number; level?: number };
export type Renderer = { renderLine(line: { inlines: Inline[] }, x: number, y: number): void };

/** Patches the layout library, which sets lines left to right in one face. Affects only runs from `set-scripts.ts`. */
export function patchScripts(document: Document, renderer: Renderer): void {
  patchFonts(document);
  patchText(document);
  const { renderLine } = renderer;
  renderer.renderLine = function (line, x, y) {
    if (line.inlines.some(({ level = 0 }) => level > 0)) placeInVisualOrder(line.inlines);
    renderLine.call(this, line, x, y);
  };
}

function patchFonts(document: Document): void {
  const { provideFont } = document;
  document.provideFont = function (family, bold, italics) {
    const face = loadedFace(family);
    if (face === null) {
      const font = provideFont.call(this, family, bold, italics);
      if (!knowsWords.has(font)) font.layoutCache = wordsOf(`${family} ${bold} ${italics}`);
      knowsWords.add(font);
      return font;
    }
    const own = provideFont.call(this, 'Roboto', false, false);
    this._fontFamilies[family] ??= embedded(this, own, face);
    return this._fontFamilies[family];
  };
}

function patchText(document: Document): void {
  const { text } = document;
  document.text = function (words, x, y, options) {
    const { face } = this._font.font;
    const { features } = options;
    if (!face || !features) return text.call(this, words, x, y, options);
    const draw = (actualText: string, glyphs: readonly ShapedGlyph[], at: number) => {
      const shaped = { ...options, features: { ...features, glyphs } };
      withActualText(this, actualText, () => text.call(this, actualText, at, y, shaped));
    };
    const fromRight = features.level % 2 === 1;
    const glyphs = face.shape(words, fromRight);
    if (!fromRight) {
      draw(words, glyphs, x);
      return this;
    }
    const size = this._fontSize / face.units;
    const baseline = y + (this._font.ascender / 1000) * this._fontSize;
    for (const { actualText, bases, marks, before } of lettersOf(glyphs)) {
      draw(actualText, bases, x + before * size);
      for (const { id, x: right, y: up } of marks) {
        this.save()
          .translate(x + (before + right) * size, baseline - up * size)
          .scale(size, -size);
        this.path(face.outline(id)).fill();
        this.restore();
      }
    }
    return this;
  };
}

/** Words by typeface, kept from one document to the next: laying them out is most of the work of printing. */
const laidOut = new Map<string, Record<string, unknown>>();
const knowsWords = new WeakSet<EmbeddedFont>();
const wordsMost = 4_000;

function wordsOf(typeface: string): Record<string, unknown> {
  const known = laidOut.get(typeface);
  if (known && Object.keys(known).length < wordsMost) return known;
  const empty: Record<string, unknown> = Object.create(null);
  laidOut.set(typeface, empty);
  return empty;
}

function embedded(document: Document, { constructor: Embedded }: EmbeddedFont, face: Face): EmbeddedFont {
  document._fontCount += 1;
  return new Embedded(document, shapedFont(face), `F${document._fontCount}`);
}

function shapedFont(face: Face): Embeddable {
  const layout = (text: string, features?: Features): Layout => {
    const glyphs = features?.glyphs ?? face.shape(text, (features?.level ?? 0) % 2 === 1);
    const positions = glyphs.map(({ advance, x, y }) => ({
      xAdvance: advance,
      yAdvance: 0,
      xOffset: x,
      yOffset: y,
    }));
    return {
      glyphs: glyphs.map(({ id, text: of }) => face.font.getGlyph(id, codePoints(of))),
      positions,
      // A getter, because it is read after the positions were scaled.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.assign(Object.create(face.font), { face, layout });
}

type Letter = {
  /** The text in visual order: programs reverse the letters of such a line again. */
  actualText: string;
  bases: readonly ShapedGlyph[];
  /** Drawn as shapes, because programs take zero-width glyphs for gaps in the word. */
  marks: readonly ShapedGlyph[];
  before: number;
};

function lettersOf(glyphs: readonly ShapedGlyph[]): Letter[] {
  const letters: Letter[] = [];
  let before = 0;
  for (let from = 0; from < glyphs.length; ) {
    let to = from + 1;
    while (to < glyphs.length && glyphs[to]?.cluster === glyphs[from]?.cluster) to += 1;
    const all = glyphs.slice(from, to);
    const bases = all.filter(({ advance }) => advance !== 0);
    const actualText = [...all.map(({ text }) => text).join('')].reverse().join('');
    if (bases.length === 0) letters.push({ actualText, bases: all, marks: [], before });
    else letters.push({ actualText, bases, marks: marksOf(all), before });
    before += bases.reduce((sum, { advance }) => sum + advance, 0);
    from = to;
  }
  return letters;
}

function marksOf(letter: readonly ShapedGlyph[]): ShapedGlyph[] {
  let pen = 0;
  return letter.flatMap((glyph) => {
    const left = pen;
    pen += glyph.advance;
    return glyph.advance === 0 ? [{ ...glyph, x: left + glyph.x }] : [];
  });
}

/** ActualText has to be inside the text object, because programs locate the text by its glyphs. */
function withActualText(document: Document, actualText: string, draw: () => void): void {
  const { addContent } = document;
  document.addContent = (operators) => {
    if (operators === 'ET') addContent.call(document, 'EMC');
    addContent.call(document, operators);
    if (operators === 'BT') addContent.call(document, `/Span << /ActualText ${utf16(actualText)} >> BDC`);
    return document;
  };
  draw();
  document.addContent = addContent;
}

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function placeInVisualOrder(inlines: readonly Inline[]): void {
  let x = inlines[0]?.x ?? 0;
  for (const { inline } of inSeenOrder(inlines.map((one) => ({ inline: one, level: one.level ?? 0 })))) {
    inline.x = x;
    x += inline.width;
  }
}
