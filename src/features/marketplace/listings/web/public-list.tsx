import { grouped } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { countWords } from './count-words.ts';
import { isFiltered } from './marketplace-filters.ts';
import { type PublicFilterName, type PublicFilters, publicQuery } from './public-address.ts';
import { PublicCard, type PublicTeaser } from './public-card.tsx';
import { PublicFilterForm } from './public-filter-form.tsx';
import { PublicPages } from './public-pages.tsx';

export type PublicListing = {
  items: readonly PublicTeaser[];
  page: number;
  pages: number;
  total: number;
  totalIsFloor: boolean;
  filters: PublicFilters;
  unknown: readonly PublicFilterName[];
  beyond: number | null;
};

export function PublicList(list: PublicListing) {
  const { items, page, pages, filters } = list;
  const notes = notesOn(list);
  return (
    <div className="flex flex-col gap-6">
      <PublicFilterForm filters={filters} />
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1 border-amber/60 border-l-2 pl-4 text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {items.length === 0 ? (
        <NothingForSale filtered={isFiltered(filters)} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted">
            <p className="tabular">{countWords(list)}</p>
            <a href={paths.businessesFeed(publicQuery(filters, 1))} className="link">
              RSS feed
            </a>
          </div>
          <ul className="grid gap-5 lg:grid-cols-2">
            {items.map((teaser) => (
              <li key={teaser.id} className="min-w-0">
                <PublicCard teaser={teaser} />
              </li>
            ))}
          </ul>
          <PublicPages
            page={page}
            pages={pages}
            addressOf={(n) => paths.businessesForSale(publicQuery(filters, n))}
          />
        </>
      )}
    </div>
  );
}

function notesOn({ filters, unknown, beyond, page, items }: PublicListing): string[] {
  return [
    ...(filters.price === 'all' ? [] : ['Businesses whose price is not disclosed are left out.']),
    ...unknown.map(
      (name) => `The address names ${article(name)} ${name} that we do not know. It was left out.`,
    ),
    ...(beyond === null || items.length === 0
      ? []
      : [`There is no page ${grouped(beyond)}. This is the last one, page ${page}.`]),
  ];
}

function article(name: PublicFilterName): string {
  return name === 'industry' ? 'an' : 'a';
}

function NothingForSale({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="No businesses found for the selected filters."
      action={
        <LinkButton variant="secondary" to={paths.businessesForSale()}>
          Show all businesses
        </LinkButton>
      }
    >
      No listing matches all of them at once. Widen one, or show everything.
    </EmptyState>
  ) : (
    <EmptyState
      title="No business is for sale here at the moment."
      action={
        <LinkButton variant="secondary" to={paths.forSellers()}>
          Sell yours
        </LinkButton>
      }
    >
      New listings appear as soon as they are published.
    </EmptyState>
  );
}
