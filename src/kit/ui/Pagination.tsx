import { Button } from './Button.tsx';
import { PageNumbers } from './PageNumbers.tsx';

type Props = {
  /** 1-based. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  onPageChange: (page: number) => void;
  label?: string;
};

export function Pagination({ page, pages, addressOf, onPageChange, label = 'Pages' }: Props) {
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
      <PageNumbers page={page} pages={pages} addressOf={addressOf} onTurn={onPageChange} />
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
