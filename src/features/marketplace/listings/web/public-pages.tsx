import { Link } from 'react-router';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';
import { pageNumbers } from '#kit/ui/page-numbers.ts';

type Props = { page: number; pages: number; addressOf: (page: number) => string };

export function PublicPages({ page, pages, addressOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of businesses" className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={buttonFace('quiet', 'small')}>
          Previous
        </Link>
      )}
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
            className={cx(buttonFace(n === page ? 'secondary' : 'quiet', 'icon'), 'tabular')}
          >
            {n}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={buttonFace('quiet', 'small')}>
          Next
        </Link>
      )}
    </nav>
  );
}
