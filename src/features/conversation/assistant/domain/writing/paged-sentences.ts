import { speaksToSoftware } from '../quoting.ts';
import { sentencesOf, tellingWords } from '../words.ts';
import {
  type Backing,
  backingOf,
  isNegated,
  literal,
  quotesIn,
  shareIn,
  unbackedIn,
  wordsToBack,
} from './backed-words.ts';

/** A page that a sentence can cite by its number. */
export type CitedPage = { n: number; text: string };

/** A sentence that its pages say, and of each page the words that say it. */
export type Backed = { text: string; pages: readonly { n: number; quote: string }[] };

/** The share of a sentence's words that its pages must have. */
const enough = 0.6;

/**
 * The sentence without its numbers and with the pages that it rests on; `null` unless it cites pages that have all of its
 * figures, names, days and quotations, and most of its words. `asked`: what the question itself says.
 */
export function backedBy(sentence: string, pages: readonly CitedPage[], asked = ''): Backed | null {
  const numbers = [...new Set([...sentence.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n)))];
  const cited = numbers.map((n) => pages.find((page) => page.n === n));
  const text = sentence
    .replace(/\s*\[\d{1,3}\]/g, '')
    .replace(/^\s*-\s+/, '')
    .trim();
  if (text === '' || cited.length === 0 || /\[[^\]]*\]|<[^>]*>/.test(text) || speaksToSoftware(text))
    return null;
  const found = cited.flatMap((page) => (page ? [page] : []));
  if (found.length < cited.length) return null;
  const texts = found.map((page) => withoutNumbering(page.text));
  const said = wordsToBack(text);
  if (unbackedIn(text, backingOf([...texts, asked])) !== null || !quotesStand(text, texts)) return null;
  if (!figuresStand(text, backingOf([...texts.flatMap((one) => aboutIt(one, said)), asked]))) return null;
  const { stems } = backingOf(texts);
  if (said.length === 0 || shareIn(said, stems) < enough) return null;
  const nearest = found.map((page) => ({ n: page.n, ...nearestIn(page.text, text) }));
  const best = nearest.toSorted((a, b) => b.share - a.share)[0];
  if (!best || (best.share >= enough && isNegated(best.quote) !== isNegated(text))) return null;
  return { text, pages: nearest.filter(({ share }) => share > 0).map(({ n, quote }) => ({ n, quote })) };
}

/** `5. Assignment` counts nothing. */
function withoutNumbering(text: string): string {
  return text.replace(/(^|\n)\s*(?:§\s*)?\d+(?:\.\d+)*[.)]\s/g, '$1');
}

/** A figure elsewhere on the page, such as a day, backs no other one. */
const related = 0.25;

function aboutIt(text: string, said: readonly string[]): string[] {
  return sentencesOf(text).filter((one) => shareIn(said, backingOf([one]).stems) >= related);
}

function figuresStand(text: string, near: Backing): boolean {
  return unbackedIn(text.replace(/[“”"]/g, ''), near) !== 'figure';
}

/** The words of the question are no source of a quotation. */
function quotesStand(text: string, texts: readonly string[]): boolean {
  return quotesIn(text).every((quote) => texts.some((page) => literal(page).includes(literal(quote))));
}

/** The sentence of a page with the most of the words, word for word. */
function nearestIn(page: string, sentence: string): { quote: string; share: number } {
  const words = [...wordsToBack(sentence), ...figuresAsWords(sentence)];
  const scored = sentencesOf(page.replace(/[ \t]+/g, ' '))
    .filter((one) => !speaksToSoftware(one))
    .map((one) => {
      const quote = one.replace(/\s+/g, ' ').slice(0, longestQuote);
      return { quote, share: shareIn(words, new Set(tellingWords(one))) };
    });
  return scored.toSorted((a, b) => b.share - a.share)[0] ?? { quote: '', share: 0 };
}

const longestQuote = 420;

function figuresAsWords(sentence: string): string[] {
  return tellingWords(sentence).filter((word) => /^\d/.test(word));
}

/** What a model is given of a page: its text without passages that address software, up to `most` characters. */
export function readableText(text: string, most: number): string {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"(])|\n\s*\n/u)
    .filter((passage) => !speaksToSoftware(passage))
    .join('\n')
    .slice(0, most)
    .trim();
}
