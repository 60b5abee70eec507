/** Words and marks after which a sentence goes on in the next line. */
const goesOn =
  /(?:[,;:(–—-]|\b(?:not|no|nor|never|neither|either|shall|may|must|will|can|could|should|would|and|or|but|if|unless|except|without|until|only|of|to|the|an?|any|by|for|from|with|in|on|at|than|that|which|who|is|are|was|were|be|been|has|have|had|its|their|all|each))$/i;
const marker = /^(?:[-–•*]|(?:§\s*)?\(?(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.)])\s+/i;
/** Such a sentence limits the one before it, which is not told without it. */
const limits = /^(?:provided|except|however|but|nor|otherwise|notwithstanding|this (?:does|shall) not)\b/i;
const shortened =
  /(?:^|[\s(“"])(?:\p{L}|(?:\p{L}\.)+\p{L}|Nos?|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Ltd|Sec|Art|Par|Ex|Exh|Fig|approx|vs|etc|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/iu;
const enumerator = /^\s*(?:§\s*)?\(?(?:\d+(?:\.\d+)*|\p{L}|[ivx]+)[.)]$/iu;
/** The share of the longest line that a line with the next word has at most if it ends on purpose. */
const endsEarly = 0.85;
/** What of a line is looked at, in characters. */
const longestLine = 200;

export type Breaks = { starts: ReadonlySet<number>; ends: ReadonlySet<number> };

/**
 * Where a passage of a page may begin and end, so that no condition or denial is cut off: at sentences, lines that do not
 * merely wrap, and list items, but not within a list that a line with a colon leads.
 */
export function breaksIn(text: string): Breaks {
  const width = widthOf(text);
  const [starts, ends] = [new Set<number>(), new Set<number>()];
  const begin = (at: number) => {
    starts.add(at).add(at + (marker.exec(text.slice(at, at + 20))?.[0].length ?? 0));
  };
  const first = text.search(/\S/);
  if (first !== -1 && !/^\p{Ll}/u.test(text.slice(first))) begin(first);
  const list = createList();
  for (const { 0: space, index } of text.matchAll(/\s+/g)) {
    const before = text.slice(Math.max(0, index - longestLine), index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const next = text.slice(index + space.length, index + space.length + 60);
    if (index === 0 || next === '' || limits.test(next)) continue;
    const lines = space.split('\n').length - 1;
    const isBreak = lines === 0 ? isSentenceEnd(line, next) : isLineEnd({ line, next, lines, width });
    if (!(lines > 0 ? list.isWithin({ line, next, lines }) : list.isLed()) && isBreak) {
      ends.add(index);
      begin(index + space.length);
    }
  }
  const last = text.trimEnd();
  if (endsSentence(last.slice(last.lastIndexOf('\n') + 1))) ends.add(last.length);
  return { starts, ends };
}

export function widthOf(text: string): number {
  let width = 0;
  for (const line of text.split('\n')) width = Math.max(width, line.trim().length);
  return Math.min(longestLine, width);
}

export function endsSentence(line: string): boolean {
  const bare = line.replace(/[”"’')\]]+$/, '');
  return /[.!?]$/.test(bare) && !shortened.test(bare) && !enumerator.test(bare);
}

function isSentenceEnd(line: string, next: string): boolean {
  return endsSentence(line) && /^[“"‘(\p{Lu}\p{N}]/u.test(next);
}

type LineEnd = { line: string; next: string; lines: number };

export function isLineEnd({ line, next, lines, width }: LineEnd & { width: number }): boolean {
  const ended = endsSentence(line);
  if (goesOn.test(line) || /^\p{Ll}/u.test(next.replace(marker, ended ? 'A' : ''))) return false;
  if (ended || lines > 1 || marker.test(next)) return true;
  const [word = ''] = next.split(/\s/);
  return line.trim().length + 1 + word.length <= width * endsEarly;
}

/** Follows the list that a line with a colon leads: its items, and parts of them, are not told without that line. */
function createList() {
  let led: string | null = null;
  let number = 0;
  return {
    isLed: () => led !== null,
    isWithin({ line, next, lines }: LineEnd): boolean {
      const kind = kindOf(next);
      const follows = numberOf(next) === 0 || numberOf(next) === number + 1;
      if (line.endsWith(':')) led = kind;
      else if (lines > 1 && (kind === '' || kind !== led || !follows)) led = null;
      number = numberOf(next) || number;
      return led !== null;
    },
  };
}

/** 0 of an item without one: `6.` after `2.` is of another list. */
function numberOf(line: string): number {
  const [found = ''] = marker.exec(line) ?? [];
  return Number(/\d+/.exec(found)?.[0] ?? 0);
}

export function kindOf(line: string): string {
  const [found = ''] = marker.exec(line) ?? [];
  return found
    .trim()
    .replace(/\d+(?:\.\d+)*/, '1')
    .replace(/[a-z]+/i, 'a');
}
