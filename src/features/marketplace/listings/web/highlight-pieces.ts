export type Span = { start: number; end: number };

type Piece = { from: number; words: string; marked: boolean };

export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ from: at, words: text.slice(at, start), marked: false });
    pieces.push({ from: start, words: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ from: at, words: text.slice(at), marked: false });
  return pieces;
}
