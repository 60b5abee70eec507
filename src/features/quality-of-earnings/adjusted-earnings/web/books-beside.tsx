import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bandLabel, earningsBandOf, moneyBandOf } from '#features/marketplace/listings/domain/bands.ts';
import { dollars } from '#features/valuation/check-reports/domain/report-words.ts';
import { cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { type Comparison, compareStated, type StatedKey } from '../domain/stated-figures.ts';
import { bookedName } from '../domain/stated-words.ts';
import { listingStatedQuery } from './queries.ts';

const nothing = { revenue: null, ebitda: null, sde: null };

type Props = {
  listingId: string;
  figure: StatedKey;
  /** In cents, as it stands on the page. */
  value: number | null;
  /** What corrects it. */
  correct: ((books: number) => ReactNode) | null;
};

/** What the books say of a figure of a listing: for its seller’s side only. */
export function ListingBooks({ listingId, figure, value, correct }: Props) {
  const { data } = useQuery(listingStatedQuery(listingId));
  if (!data?.reviewId || value === null || Number.isNaN(value)) return null;
  const [found] = compareStated({ ...nothing, [figure]: value }, data.said);
  if (!found) return null;
  return (
    <BooksLine found={found} reviewId={data.reviewId}>
      {!found.agrees && <OtherBand found={found} />} {!found.agrees && correct?.(found.books.amount)}
    </BooksLine>
  );
}

type LineProps = { found: Comparison; reviewId: string; children?: ReactNode };

/** Where a stated figure is in the books, or since when it is not. */
export function BooksLine({ found, reviewId, children }: LineProps) {
  const { books, agrees, before, since } = found;
  const name = bookedName(books);
  const to = {
    pathname: paths.earningsReview(reviewId, 'earnings'),
    search: `?${new URLSearchParams({ figure: books.key, year: books.year })}`,
  };
  const link = (
    <Link to={to} className="text-accent underline">
      {name} {dollars(cents(books.amount))}
    </Link>
  );
  if (agrees) return <span className="text-muted text-small">From your books: {link}</span>;
  return (
    <span className="text-small">
      <Badge tone="amber">{before ? 'Stale' : 'Not in your books'}</Badge>{' '}
      {before ? (
        <>
          since <DateText at={since} />: was {dollars(cents(before.amount))} in your books, now {link}.
        </>
      ) : (
        <>Your books say {link}.</>
      )}{' '}
      {children}
    </span>
  );
}

/** What the public card says in place of the figure is worked out from it. */
function OtherBand({ found: { key, stated, books } }: { found: Comparison }) {
  const bandOf = (amount: number) =>
    bandLabel(key === 'revenue' ? moneyBandOf(cents(amount)) : earningsBandOf(cents(amount)));
  const [shown, booked] = [bandOf(stated), bandOf(books.amount)];
  return shown === booked ? null : (
    <>
      The public range, {shown}, would be {booked}.
    </>
  );
}
