/** Splits text so that matching words can be highlighted. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const wanted = new Set(words);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: wanted.has(piece.toLowerCase()) }));
}

/** About `length` characters around the first matching word. */
export function excerpt(text: string, words: readonly string[], length = 180): string {
  if (text.length <= length) return text;
  let at = 0;
  for (const piece of marked(text, words)) {
    if (piece.hit) break;
    at += piece.text.length;
  }
  const from = at >= text.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, at - length / 3)));
  const end = text.length - from <= length ? text.length : text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`;
}
