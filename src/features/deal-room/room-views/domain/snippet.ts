import type { Span } from '#features/marketplace/listings/domain/keywords.ts';

const before = 60;
const after = 160;

/** Splits ligatures, drops invisible characters and collapses spaces, for search and display. Footnote marks stay. */
export function plainText(text: string): string {
  return text
    .replace(/[™℠]/g, ' ')
    .replace(/\u00AD|\u200C|\u200D|\u2060|\uFEFF/g, '')
    .replace(/[^\p{No}´]+/gu, (rest) => rest.normalize('NFKC'))
    .replace(/\s+/g, ' ');
}

/**
 * At most 59 pieces around the first hit: text, hit, text, hit … text. `spans`: hits in text order (UTF-16
 * units); without any, returns the beginning of the text.
 */
export function snippetOf(text: string, spans: readonly Span[]): string[] {
  const first = spans[0]?.start ?? 0;
  const from = wordStart(text, Math.max(0, first - before));
  const to = Math.max(spans[0]?.end ?? 0, wordEnd(text, first + after));
  const pieces: string[] = [];
  let at = from;
  for (const { start, end } of spans.filter((span) => span.end <= to).slice(0, 29)) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at, to)];
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space - at > before / 2 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < 0 || at - space > before / 2 ? at : space;
}
