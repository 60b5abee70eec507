import { piecesOf, type Span } from './highlight-pieces.ts';

export function Highlighted({ text, spans = [] }: { text: string; spans?: readonly Span[] | undefined }) {
  return piecesOf(text, spans).map(({ from, words, marked }) =>
    marked ? (
      <mark
        key={from}
        className="rounded-small bg-accent-soft text-accent underline decoration-1 underline-offset-4"
      >
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
