import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#kit/paths.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { offerStatusLabels } from '../domain/status-labels.ts';
import { startingAssumptions } from '../domain/value.ts';
import { notLegalAdvice } from '../domain/words.ts';
import { AssumptionFields } from './assumption-fields.tsx';
import { columnsOf, hasClosed } from './compare-slices.ts';
import { CompareTable } from './compare-table.tsx';
import { OfferBars } from './offer-bars.tsx';
import { listingOffersQuery, type OfferWithTerms } from './queries.ts';

const most = 4;
const over = ['declined', 'withdrawn', 'expired'];

export function CompareOffers({ listingId }: { listingId: string }) {
  const offers = useInfiniteQuery(listingOffersQuery(listingId));
  return (
    <QueryPage
      query={offers}
      words={{ loading: 'Loading the offers', failed: 'The offers couldn’t be loaded.' }}
      title="Offers"
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.items);
        return (
          <>
            <PageHeader
              title="Offers"
              lead={pages[0]?.listingTitle || 'Untitled listing'}
              actions={
                <LinkButton variant="secondary" to={paths.listing(listingId)}>
                  View listing
                </LinkButton>
              }
            />
            {rows.length === 0 ? noOffers : <SideBySide rows={rows} />}
            <LoadMore label="Load older offers" query={offers} />
          </>
        );
      }}
    </QueryPage>
  );
}

const noOffers = (
  <EmptyState title="No offers yet">
    Indications of interest and letters of intent from buyers with access appear here, side by side.
  </EmptyState>
);

function SideBySide({ rows }: { rows: readonly OfferWithTerms[] }) {
  const [assumed, setAssumed] = useState(startingAssumptions);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const first = rows.filter(({ status }) => !over.includes(status)).slice(0, most);
  const ids = chosen ?? (first.length > 0 ? first : rows.slice(0, 1)).map(({ id }) => id);
  const shown = rows.filter(({ id }) => ids.includes(id));
  const columns = columnsOf(shown, assumed);
  const full = ids.length >= most;
  return (
    <div className="flex flex-col gap-6">
      <Alert title={notLegalAdvice('loi')} tone="warning" />
      {rows.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium text-small">Compare up to {most} offers</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {rows.map((offer) => (
              <Checkbox
                key={offer.id}
                checked={ids.includes(offer.id)}
                disabled={full && !ids.includes(offer.id)}
                label={`${offer.buyer.name}, ${offer.kind === 'loi' ? 'LOI' : 'IOI'} (${offerStatusLabels[offer.status]})`}
                onCheckedChange={(on) =>
                  setChosen(on ? [...ids, offer.id] : ids.filter((id) => id !== offer.id))
                }
              />
            ))}
          </div>
          {full && rows.length > most && (
            <p className="text-muted text-small">Four are selected. Clear one to compare another.</p>
          )}
        </fieldset>
      )}
      <OfferBars columns={columns} />
      <AssumptionFields
        assumed={assumed}
        closed={!shown.some(hasClosed) ? 'none' : shown.every(hasClosed) ? 'all' : 'some'}
        onChange={setAssumed}
      />
      <CompareTable columns={columns} />
    </div>
  );
}
