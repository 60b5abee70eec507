import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from '#kernel/once.ts';

/** What Roboto covers completely: Latin with European and Vietnamese extensions, Greek, Cyrillic, punctuation. */
const ownFace =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u02c6\u02c7\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u25a0]/u;

/** By precedence (Noto Sans, OFL). Han characters get the forms of mainland China unless the text has kana. */
const packages = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;

export type FaceName = string;
type Range = { from: number; to: number; face: FaceName };

export function isInOwnFace(character: string): boolean {
  return ownFace.test(character);
}

/** The likeliest first. The published ranges are slightly wider than the files, so check the file itself. */
export function facesWith(codePoint: number): readonly FaceName[] {
  if (unseen.test(String.fromCodePoint(codePoint))) return [];
  let faces = found.get(codePoint);
  if (!faces) {
    faces = ranges().flatMap(({ from, to, face }) => (from <= codePoint && codePoint <= to ? [face] : []));
    found.set(codePoint, faces);
  }
  return faces;
}

const unseen = /\p{C}/u;
const found = new Map<number, readonly FaceName[]>();

export function faceFile(face: FaceName): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${face}-wght-normal.woff2`));
}

const ranges = once(() => packages.flatMap(rangesOf));

function rangesOf(name: (typeof packages)[number]): Range[] {
  const listed = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/unicode.json`));
  const parts: Record<string, string> = JSON.parse(readFileSync(listed, 'utf8'));
  const script = name.split('-')[2];
  return Object.entries(parts)
    .filter(([part]) => script === undefined || part === script || part.startsWith('['))
    .flatMap(([part, text]) => {
      const face = `${name}/files/${name}-${part.replace(/[[\]]/g, '')}`;
      return text.split(',').map((range) => ({ ...bounds(range), face }));
    });
}

function bounds(range: string): { from: number; to: number } {
  const [first = '', last = first] = range.slice(2).split('-');
  return { from: Number.parseInt(first, 16), to: Number.parseInt(last, 16) };
}
