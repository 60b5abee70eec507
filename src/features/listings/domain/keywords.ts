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

/** Where the keywords stand in a text, in its order, without overlaps; fifty at most. */
export function spansOf(text: string, keywords: readonly Keyword[]): Span[] {
  const tokens = [...text.matchAll(word)].map(({ 0: token, index }) => ({
    token: token.toLowerCase(),
    start: index,
    end: index + token.length,
  }));
  const wanted = keywords.filter(({ excluded }) => !excluded).map(lowered);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length && spans.length < mostSpans; ) {
    const length = Math.max(0, ...wanted.map((keyword) => matchAt(tokens, at, keyword)));
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length > 0 && first && last) spans.push({ start: first.start, end: last.end });
    at += Math.max(1, length);
  }
  return spans;
}

function lowered({ words, open }: Keyword): { words: readonly string[]; open: boolean } {
  return { words: words.map((one) => one.toLowerCase()), open };
}

/** How many tokens from here on the keyword covers; 0 for none. */
function matchAt(
  tokens: readonly { token: string }[],
  at: number,
  { words, open }: { words: readonly string[]; open: boolean },
): number {
  const fits = words.every((one, offset) => {
    const token = tokens[at + offset]?.token;
    if (token === undefined) return false;
    return open && offset === words.length - 1 ? token.startsWith(one) : token === one;
  });
  return fits ? words.length : 0;
}
