import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonFace } from './button-face.ts';
import { cx } from './cx.ts';
import { pageNumbers } from './page-numbers.ts';

type Props = {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** In place of the browser's own way to the address. */
  onTurn?: (page: number) => void;
};

export function PageNumbers({ page, pages, addressOf, onTurn }: Props) {
  return (
    <>
      {pageNumbers(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${i}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={addressOf(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
            onClick={(event) => {
              if (!onTurn || opensElsewhere(event)) return;
              event.preventDefault();
              onTurn(n);
            }}
            className={cx(buttonFace(n === page ? 'secondary' : 'quiet', 'icon'), 'tabular')}
          >
            {n}
          </Link>
        ),
      )}
    </>
  );
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
