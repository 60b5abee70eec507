import { LockKeyhole } from 'lucide-react';
import type { MessageView } from './queries.ts';
import { hiddenWords } from './thread-words.ts';

/** Hidden pieces show their kind; their text was never sent to this page. */
export function MessageText({ pieces }: { pieces: MessageView['pieces'] }) {
  return pieces.map((piece, index) =>
    piece.hidden ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
        key={index}
        className="mx-0.5 inline-flex items-center gap-1 rounded-small border border-line-strong border-dashed px-1.5 text-muted text-small"
      >
        <LockKeyhole aria-hidden className="size-3 shrink-0" />
        {hiddenWords[piece.hidden]}
      </span>
    ) : (
      piece.text
    ),
  );
}

export function plainText(pieces: MessageView['pieces']): string {
  return pieces.map((piece) => (piece.hidden ? `[${hiddenWords[piece.hidden]}]` : piece.text)).join('');
}
