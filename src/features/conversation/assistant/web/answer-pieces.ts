import type { Citation } from './conversation.ts';

export type Piece = { text: string } | { citation: Citation };
export type Block = { kind: 'paragraph'; lines: Piece[][] } | { kind: 'list'; lines: Piece[][] };

const item = /^\s*[-•]\s+/;
const pointer = /\[(\d{1,2})\]/;

/** Markup stays text, and so does a number that cites no source. */
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

/** Drops an incomplete citation at the end of a streaming answer, which would flicker. */
export function withoutHalfPointer(text: string): string {
  return text.replace(/\s?\[\d{0,2}$/, '');
}

/** The answer for the clipboard, followed by its sources. `origin`: for full addresses. */
export function plainAnswer(text: string, citations: readonly Citation[], origin: string): string {
  if (citations.length === 0) return text;
  const sources = citations.map(({ n, title, href }) => {
    const address = href === null ? null : (URL.parse(href, origin)?.href ?? null);
    return `[${n}] ${title}${address === null ? '' : `: ${address}`}`;
  });
  return `${text}\n\nSources\n${sources.join('\n')}`;
}

/** Only paths of this site and https addresses are opened. */
export function placeOf(href: string | null): { kind: 'here' | 'outside'; href: string } | null {
  if (href === null) return null;
  if (/^\/(?![/\\])/.test(href)) return { kind: 'here', href };
  return href.startsWith('https://') && URL.canParse(href) ? { kind: 'outside', href } : null;
}

function piecesOf(line: string, byNumber: ReadonlyMap<number, Citation>): Piece[] {
  const pieces: Piece[] = [];
  // With a capturing group, split alternates between text and number.
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
