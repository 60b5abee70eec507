import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { listingStatusLabels } from '../domain/life-cycle.ts';
import { comparedTerms, comparedTo, teaserTitle } from '../domain/teaser-words.ts';
import type { TeaserView } from './listing-card.tsx';
import { listingTones } from './listing-status-words.ts';
import type { ListingView } from './marketplace-queries.ts';

export type Compared = {
  id: string;
  listing: ListingView | null | undefined;
  error: Error | null;
  busy: boolean;
  retry: () => void;
};

type Props = {
  columns: readonly Compared[];
  tools: (teaser: TeaserView) => ReactNode;
  removeButton: (id: string, title: string) => ReactNode;
};

const gone = 'No longer on the market';

function absence({ listing, error }: Pick<Compared, 'listing' | 'error'>): string {
  if (error) return 'It could not be loaded.';
  return listing === null ? gone : 'Loading the listing';
}

export function CompareTable({ columns, tools, removeButton }: Props) {
  return (
    <section
      aria-label="Businesses side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
      tabIndex={0}
      className="relative overflow-x-auto rounded-large border bg-surface"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: widthOf(columns) }}
      >
        <thead>
          <tr>
            <th scope="col" className={`${corner} w-26 sm:w-44`}>
              <span className="sr-only">Fact</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={`${cell} text-left font-normal`}>
                <Head column={column} removeButton={removeButton} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedTerms.map((term) => (
            <FactRow key={term} term={term} columns={columns} />
          ))}
          <NextStepRow columns={columns} tools={tools} />
        </tbody>
      </table>
    </section>
  );
}

const cell = 'border-line border-b border-l px-3 py-3 align-top sm:px-4';
const corner = 'sticky left-0 z-1 border-line border-b bg-surface px-3 py-3 align-top sm:px-4';

function widthOf(columns: readonly Compared[]): string {
  return `${7 + columns.length * 12}rem`;
}

function Head({ column, removeButton }: { column: Compared } & Pick<Props, 'removeButton'>) {
  const { id, listing } = column;
  const title = listing ? teaserTitle(listing.teaser) : absence(column);
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-w-0 flex-col gap-2">
        {listing ? (
          <Link
            to={paths.listing(id)}
            className="wrap-anywhere rounded-small font-semibold hover:text-accent"
          >
            {title}
          </Link>
        ) : (
          <Missing column={column} />
        )}
        {listing && listing.status !== 'live' && (
          <Badge tone={listingTones[listing.status]}>{listingStatusLabels[listing.status]}</Badge>
        )}
      </div>
      {removeButton(id, title)}
    </div>
  );
}

type FactRowProps = { term: (typeof comparedTerms)[number]; columns: readonly Compared[] };

function FactRow({ term, columns }: FactRowProps) {
  return (
    <tr>
      <th scope="row" className={`${corner} text-left font-normal text-muted`}>
        {term}
      </th>
      {columns.map(({ id, listing, error }) => (
        <td key={id} className={`${cell} tabular`}>
          {listing ? (
            <Fact detail={comparedTo(listing.teaser, term)} />
          ) : (
            <Dash reason={absence({ listing, error })} />
          )}
        </td>
      ))}
    </tr>
  );
}

function NextStepRow({ columns, tools }: Pick<Props, 'columns' | 'tools'>) {
  return (
    <tr>
      <th scope="row" className={`${corner} border-b-0 text-left font-normal text-muted`}>
        Next step
      </th>
      {columns.map(({ id, listing, error }) => (
        <td key={id} className={`${cell} border-b-0`}>
          {listing ? (
            <div className="flex flex-col items-start gap-2">{tools(listing.teaser)}</div>
          ) : (
            <Dash reason={absence({ listing, error })} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Missing({ column }: { column: Compared }) {
  const { listing, error, busy, retry } = column;
  if (error)
    return (
      <>
        <span role="alert">{absence(column)}</span>
        <Button variant="secondary" size="small" busy={busy} onClick={retry} className="w-fit">
          Try again
        </Button>
      </>
    );
  if (listing === undefined)
    return (
      <span role="status">
        <span className="sr-only">{absence(column)}</span>
        <Skeleton className="h-6 w-28" />
      </span>
    );
  return (
    <>
      <span className="font-semibold">{absence(column)}</span>
      <span className="text-muted text-small">It was sold or withdrawn, or the address is not right.</span>
    </>
  );
}

function Fact({ detail }: { detail: string | null }) {
  return detail === null ? <Dash reason="Not given" /> : detail;
}

function Dash({ reason }: { reason: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
