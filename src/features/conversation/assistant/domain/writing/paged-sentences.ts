import { speaksToSoftware } from '../quoting.ts';
import { wordsIn } from '../words.ts';
import { type Breaks, breaksIn } from './passage-breaks.ts';
import { type Lead, leadOf, leadsIn } from './passage-leads.ts';

/** A page that a passage can cite by its number. */
export type CitedPage = { n: number; text: string };

/** A passage of a page, in the words of the page. */
export type Passage = { text: string; n: number };

const [fewestWords, longest] = [4, 800];
/** What of a page is looked at, in characters. */
const mostOfPage = 30_000;

/** A page, read once for all passages that a model chose of it. */
type ReadPage = Breaks & {
  n: number;
  text: string;
  key: string;
  places: readonly number[];
  leads: readonly Lead[];
};

/**
 * Finds the passage that a model chose, as the cited page has it; `null` unless that page has all of its words in one run
 * that begins and ends where a passage of it may. What leads it there is kept with it.
 */
export function passagesOf(pages: readonly CitedPage[]): (said: string) => Passage | null {
  const read = new Map<number, ReadPage>();
  const pageOf = (page: CitedPage) => {
    const found = read.get(page.n) ?? readPage(page);
    read.set(page.n, found);
    return found;
  };
  return (said) => {
    const numbers = [...said.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n));
    const sought = keyOf(said.replace(/\[\d{1,3}\]/g, '').replace(/^\s*[-–•*]\s+/, '')).key;
    for (const page of pages.filter(({ n }) => numbers.includes(n))) {
      const text = sought === '' ? null : runIn(pageOf(page), sought);
      if (text !== null && isTold(text)) return { text, n: page.n };
    }
    return null;
  };
}

function readPage({ n, text: whole }: CitedPage): ReadPage {
  const text = whole.slice(0, mostOfPage).replace(/\r\n?/g, '\n');
  const { starts, ends } = breaksIn(text);
  const isCut = whole.length > mostOfPage;
  const last = text.trimEnd().length;
  return {
    n,
    text,
    ...keyOf(text),
    starts,
    ends: isCut ? new Set([...ends].filter((end) => end < last)) : ends,
    leads: leadsIn(text),
  };
}

function isTold(text: string): boolean {
  return (
    text.length <= longest &&
    wordsIn(text).length >= fewestWords &&
    !/\[[^\]]*\]|<[^>]*>/.test(text) &&
    !speaksToSoftware(text)
  );
}

/** Letters, figures and their signs: spaces, hyphens at line ends and typographic marks may differ. */
function keyOf(text: string): { key: string; places: readonly number[] } {
  const found = [...text.matchAll(/[\p{L}\p{N}$€£%]/gu)].flatMap(({ 0: char, index }) =>
    [...char.normalize('NFKC').toLowerCase()].map((one) => ({ one, index })),
  );
  return { key: found.map(({ one }) => one).join(''), places: found.map(({ index }) => index) };
}

function runIn({ text, key, places, starts, ends, leads }: ReadPage, sought: string): string | null {
  for (let at = key.indexOf(sought); at !== -1; at = key.indexOf(sought, at + 1)) {
    const start = lastOf(starts, (places[at - 1] ?? -1) + 1, places[at] ?? 0);
    const after = places[at + sought.length] ?? text.length;
    const end = lastOf(ends, (places[at + sought.length - 1] ?? 0) + 1, after);
    if (start === null || end === null) continue;
    const lead = leadOf(leads, start);
    const told = inOneLine(text.slice(start, end));
    return lead === null ? told : `${inOneLine(text.slice(lead.start, lead.end))} … ${told}`;
  }
  return null;
}

function lastOf(places: ReadonlySet<number>, from: number, to: number): number | null {
  for (let at = to; at >= from; at -= 1) if (places.has(at)) return at;
  return null;
}

function inOneLine(text: string): string {
  return text
    .replace(/(\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits streamed text at lines and after the number of a page. */
export function createPassageCutter() {
  let rest = '';
  return {
    take(text: string): string[] {
      rest += text;
      const parts = rest.split(/\n|(?<=\[\d{1,3}\][.;]?)[ \t]+/);
      rest = parts.pop() ?? '';
      return parts;
    },
    /** Returns the rest at the end of the stream. */
    end(): string {
      const last = rest;
      rest = '';
      return last;
    },
  };
}

/** What a model is given: a text without passages that address software. `removed`: whether it had any. */
export type Readable = { text: string; removed: boolean };

const looked = 4;

/** Up to `most` characters, of a beginning of several times as many. */
export function readableText(text: string, most: number): Readable {
  const parts = text
    .slice(0, looked * most)
    .split('\n')
    .flatMap((line, at) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"(])/u).map((part) => ({ part, at })));
  const kept = parts.filter(({ part }, at) => {
    const [before, after] = [parts[at - 1]?.part, parts[at + 1]?.part];
    return !speaksToSoftware(part) && !speakTogether(before, part) && !speakTogether(part, after);
  });
  const lines = [...Map.groupBy(kept, ({ at }) => at).values()].map((line) =>
    line.map(({ part }) => part).join(' '),
  );
  return { text: lines.join('\n').slice(0, most).trim(), removed: kept.length < parts.length };
}

/** A sentence that wraps addresses software over two lines. */
function speakTogether(one = '', other = ''): boolean {
  if (/[.!?]$/.test(one.trim()) || speaksToSoftware(other)) return false;
  return speaksToSoftware(one) ? /^\s*\p{Ll}/u.test(other) : speaksToSoftware(`${one} ${other}`);
}
