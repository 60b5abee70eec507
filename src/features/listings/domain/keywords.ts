/** A word that was asked for, or several that stand side by side. */
export type Keyword = {
  words: readonly string[];
  /** The last word may go on: it is still being typed. */
  open: boolean;
  /** Asked not to be there. */
  excluded: boolean;
};

/** A place in a text, in UTF-16 units. */
export type Span = { start: number; end: number };

const mostWords = 12;
const mostSpans = 50;
const word = /[\p{L}\p{N}]+/gu;
const shortestOpen = 2;

/**
 * What somebody typed, as a search engine reads it: words, "several side by side", and -not this. Never throws; what
 * holds no letter and no digit is no keyword. The last word is open unless a space or a quote follows it.
 */
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
    found.push({ words, open: open && (words.at(-1)?.length ?? 0) >= shortestOpen, excluded });
  }
  return found;
}

/** The keywords in PostgreSQL's notation for `to_tsquery`; `null` where there is nothing to look for. */
export function searchText(keywords: readonly Keyword[]): string | null {
  if (keywords.length === 0) return null;
  return keywords
    .map(({ words, open, excluded }) => {
      const side = words.map((one, at) => `'${one}'${open && at === words.length - 1 ? ':*' : ''}`);
      return `${excluded ? '!' : ''}(${side.join(' <-> ')})`;
    })
    .join(' & ');
}

/** Finds where the keywords stand in a text: in its order, without overlaps, fifty at most. */
export function spanFinder(keywords: readonly Keyword[]): (text: string) => Span[] {
  const wanted = keywords.filter(({ excluded }) => !excluded).map(patternOf);
  if (wanted.length === 0) return () => [];
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<!${letter})(?:${longestFirst})(?!${letter})`, 'giu');
  return (text) => {
    const spans: Span[] = [];
    for (const { 0: found, index } of text.matchAll(pattern)) {
      spans.push({ start: index, end: index + found.length });
      if (spans.length === mostSpans) break;
    }
    return spans;
  };
}

const letter = '[\\p{L}\\p{N}]';

/** Words hold letters and digits only, so that nothing in them means anything to a pattern. */
function patternOf({ words, open }: Keyword): string {
  return `${words.join(`[^\\p{L}\\p{N}]+`)}${open ? `${letter}*` : ''}`;
}
