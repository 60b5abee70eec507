export type Keyword = {
  words: readonly string[];
  /** The last word is a prefix because it is still being typed. */
  open: boolean;
  excluded: boolean;
  /** It was quoted. */
  exact?: true;
};

export type Span = { start: number; end: number };

const mostWords = 12;
const mostSpans = 50;
/**
 * Letters with their marks, and digits. A raised or circled number (`\p{No}`) is a footnote's mark, and what follows
 * an emoji (variation selectors, frames) belongs to no word. The same rule as `searchable` in the migrations.
 */
const part = String.raw`(?:[\p{L}\p{Nd}\p{Nl}]|(?![\ufe00-\ufe0f\u20d0-\u20ff])\p{M})`;
const word = new RegExp(`[\\p{L}\\p{Nd}\\p{Nl}]${part}*`, 'gu');
const shortestOpen = 3;

/** Parses words, "a phrase" and -not this. Never throws. The last word is open unless a space or quote follows it. */
export function keywordsOf(typed: string): Keyword[] {
  const found: Keyword[] = [];
  let left = mostWords;
  for (const [chunk, quotedSign, quoted, sign, plain] of typed
    .normalize('NFC')
    .matchAll(/(-?)"([^"]*)(?:"|$)|(-?)([^\s"]+)/g)) {
    const words = ((quoted ?? plain ?? '').match(word) ?? []).slice(0, left);
    if (words.length === 0) continue;
    left -= words.length;
    const excluded = (quotedSign || sign) === '-';
    const open = !excluded && quoted === undefined && typed.normalize('NFC').endsWith(chunk);
    found.push({
      words,
      open: open && (words.at(-1)?.length ?? 0) >= shortestOpen,
      excluded,
      ...(quoted === undefined ? {} : { exact: true }),
    });
  }
  return found;
}

/** The keywords for PostgreSQL's `to_tsquery`; `null` if there are none. `related`: what may stand in place of one. */
export function searchText(
  keywords: readonly Keyword[],
  related: (keyword: Keyword) => readonly Keyword[] = () => [],
): string | null {
  if (keywords.length === 0) return null;
  return keywords
    .map((keyword) => {
      const sides = [keyword, ...related(keyword)].map(phraseOf);
      return `${keyword.excluded ? '!' : ''}(${sides.join(' | ')})`;
    })
    .join(' & ');
}

function phraseOf({ words, open }: Keyword): string {
  return words.map((one, at) => `'${one}'${open && at === words.length - 1 ? ':*' : ''}`).join(' <-> ');
}

/** Finds keywords in text order, without overlaps, fifty at most. Plain comparison: compiling patterns is slower. */
export function spanFinder(keywords: readonly Keyword[]): (text: string) => Span[] {
  const wanted = keywords
    .filter(({ excluded }) => !excluded)
    .map(({ words, open }) => ({ words: words.map(lowered), open }));
  return (text) => {
    const lower = lowered(text);
    const all = wanted.flatMap((keyword) => placesOf(lower, keyword));
    const spans: Span[] = [];
    for (const span of all.sort((a, b) => a.start - b.start || b.end - a.end))
      if (spans.length < mostSpans && span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
    return spans;
  };
}

/** Whether a text contains every keyword and none that is excluded. */
export function holdsKeywords(text: string, keywords: readonly Keyword[]): boolean {
  return keywords.every((keyword) => {
    const there = spanFinder([{ ...keyword, excluded: false }])(text).length > 0;
    return there !== keyword.excluded;
  });
}

type Wanted = Pick<Keyword, 'words' | 'open'>;

function placesOf(text: string, { words, open }: Wanted): Span[] {
  const [first = ''] = words;
  const places: Span[] = [];
  for (let at = text.indexOf(first); at >= 0 && places.length < mostSpans; at = text.indexOf(first, at + 1)) {
    const end = isLetterBefore(text, at) ? null : endOf(text, at, { words, open });
    if (end !== null) places.push({ start: at, end });
  }
  return places;
}

function endOf(text: string, start: number, { words, open }: Wanted): number | null {
  let at = start;
  for (const [n, one] of words.entries()) {
    if (n > 0) {
      const gap = at;
      while (at < text.length && !isLetterAt(text, at)) at += 1;
      if (at === gap) return null;
    }
    if (!text.startsWith(one, at)) return null;
    at += one.length;
    if (open && n === words.length - 1) while (isLetterAt(text, at)) at += widthAt(text, at);
    else if (isLetterAt(text, at)) return null;
  }
  return at;
}

/** Lower case with unchanged offsets: letters whose lower case is longer stay as they are. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join(
    '',
  );
}

const letter = new RegExp(`^${part}`, 'u');

function isLetterAt(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  if (code < 128) return (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
  return letter.test(String.fromCodePoint(code));
}

function isLetterBefore(text: string, at: number): boolean {
  if (at === 0) return false;
  const pair = at > 1 && /[\uDC00-\uDFFF]/.test(text.charAt(at - 1));
  return isLetterAt(text, at - (pair ? 2 : 1));
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
