/** A word on a page; its box in fractions of the page, from the top left corner. */
export type PlacedWord = { text: string; x: number; y: number; width: number; height: number };
export type WordBox = Omit<PlacedWord, 'text'>;
type Span = { start: number; end: number };

/** Boxes of the words that a search finds, in order. `find`: where it finds something in a text. */
export function boxesOf(
  words: readonly PlacedWord[],
  find: (text: string) => readonly Span[],
  most: number,
): WordBox[] {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${word.text} `;
  }
  const spans = find(text);
  return words
    .filter((word, at) => {
      const start = starts[at] ?? 0;
      return spans.some((span) => span.start < start + word.text.length && span.end > start);
    })
    .slice(0, most)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}
