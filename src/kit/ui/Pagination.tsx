import { Button } from './Button.tsx';
import { buttonFace } from './button-face.ts';
import { cx } from './cx.ts';
import { pageNumbers } from './page-numbers.ts';

type Props = {
  /** 1-based. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  label?: string;
};

export function Pagination({ page, pages, onPageChange, label = 'Pages' }: Props) {
  if (pages <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="quiet"
        size="small"
        disabledReason={isFirst ? 'This is the first page.' : null}
        onClick={() => onPageChange(page - 1)}
      >
        Previous
      </Button>
      <PageNumbers page={page} pages={pages} onPageChange={onPageChange} />
      <Button
        variant="quiet"
        size="small"
        disabledReason={isLast ? 'This is the last page.' : null}
        onClick={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

function PageNumbers({ page, pages, onPageChange }: Omit<Props, 'label'>) {
  return (
    <>
      {pageNumbers(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${i}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => onPageChange(n)}
            className={cx(buttonFace(n === page ? 'secondary' : 'quiet', 'icon'), 'tabular')}
          >
            {n}
          </button>
        ),
      )}
    </>
  );
}
