import { Link } from 'react-router';
import { buttonFace } from '#kit/ui/button-face.ts';
import { PageNumbers } from '#kit/ui/PageNumbers.tsx';

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
      <PageNumbers page={page} pages={pages} addressOf={addressOf} />
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={buttonFace('quiet', 'small')}>
          Next
        </Link>
      )}
    </nav>
  );
}
