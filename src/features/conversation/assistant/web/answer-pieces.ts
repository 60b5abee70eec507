import type { Citation } from './conversation.ts';

/** A run of text, or a number that points at a source. */
export type Piece = { text: string } | { citation: Citation };
export type Block = { kind: 'paragraph'; lines: Piece[][] } | { kind: 'list'; lines: Piece[][] };

const item = /^\s*[-•]\s+/;
const pointer = /\[(\d{1,2})\]/;

/**
 * An answer as paragraphs and lists. Nothing else is read out of it: whatever looks like markup stays the text that it
 * is, and a number that points at no source as well.
 */
export function blocksOf(text: string, citations: readonly Citation[]): Block[] {
  const byNumber = new Map(citations.map((one) => [one.n, one]));
  const blocks: Block[] = [];
  let fresh = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      fresh = true;
      continue;
    }
    const kind = item.test(line) ? 'list' : 'paragraph';
    const pieces = piecesOf(kind === 'list' ? line.replace(item, '') : line, byNumber);
    const last = blocks.at(-1);
    const joins = last?.kind === kind && (!fresh || kind === 'list');
    if (last && joins) last.lines.push(pieces);
    else blocks.push({ kind, lines: [pieces] });
    fresh = false;
  }
  return blocks;
}

/** While an answer is on its way: without the beginning of a pointer at its end, which would flicker. */
export function withoutHalfPointer(text: string): string {
  return text.replace(/\s?\[\d{0,2}$/, '');
}

/** The answer for the clipboard: its sources below it as plain lines. `origin`: of this site, for whole addresses. */
export function plainAnswer(text: string, citations: readonly Citation[], origin: string): string {
  if (citations.length === 0) return text;
  const sources = citations.map(({ n, title, href }) => {
    const address = href === null ? null : (URL.parse(href, origin)?.href ?? null);
    return `[${n}] ${title}${address === null ? '' : `: ${address}`}`;
  });
  return `${text}\n\nSources\n${sources.join('\n')}`;
}

/** Where a source opens: inside of this site, outside of it, or nowhere. Any other kind of address opens nothing. */
export function placeOf(href: string | null): { kind: 'here' | 'outside'; href: string } | null {
  if (href === null) return null;
  if (/^\/(?![/\\])/.test(href)) return { kind: 'here', href };
  return href.startsWith('https://') && URL.canParse(href) ? { kind: 'outside', href } : null;
}

function piecesOf(line: string, byNumber: ReadonlyMap<number, Citation>): Piece[] {
  const pieces: Piece[] = [];
  // With a group in it, split keeps what the group matched: text, number, text, number, …
  for (const [index, part] of line.split(new RegExp(pointer, 'g')).entries()) {
    const citation = index % 2 === 1 ? byNumber.get(Number(part)) : undefined;
    if (citation) pieces.push({ citation });
    else if (part !== '') addText(pieces, index % 2 === 1 ? `[${part}]` : part);
  }
  return pieces;
}

function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last && 'text' in last) last.text += text;
  else pieces.push({ text });
}
