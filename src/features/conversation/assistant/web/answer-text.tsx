import { blocksOf, type Piece } from './answer-pieces.ts';
import type { Citation } from './conversation.ts';
import { SourceLink } from './source-link.tsx';

type Props = { text: string; citations: readonly Citation[]; onFollow: () => void };

/** Built from elements: markup in an answer is never parsed. */
export function AnswerText({ text, citations, onFollow }: Props) {
  return blocksOf(text, citations).map(({ kind, lines }, index) => {
    const List = kind === 'list' ? 'ul' : 'p';
    const Item = kind === 'list' ? 'li' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <List key={index} className={kind === 'list' ? 'flex list-disc flex-col gap-1 pl-5' : ''}>
        {lines.map((pieces, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Item key={at} className={kind === 'list' ? '' : 'not-first:mt-1.5 block'}>
            <Line pieces={pieces} onFollow={onFollow} />
          </Item>
        ))}
      </List>
    );
  });
}

function Line({ pieces, onFollow }: { pieces: readonly Piece[]; onFollow: () => void }) {
  return pieces.map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      <SourceLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
        key={index}
        citation={piece.citation}
        onFollow={onFollow}
        className="mx-0.5 inline-block min-w-5 rounded-small border border-accent/40 px-1 text-center align-[0.15em] text-accent text-tiny no-underline hover:bg-accent-soft"
        aria-label={`Source ${piece.citation.n}: ${piece.citation.title}`}
      >
        {piece.citation.n}
      </SourceLink>
    ),
  );
}
