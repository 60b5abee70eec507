import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { type Compared, CompareTable } from './compare-table.tsx';
import type { TeaserView } from './listing-card.tsx';
import { mostCompared } from './marketplace-address.ts';
import { listingQuery } from './marketplace-queries.ts';

type Props = {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  tools: (teaser: TeaserView) => ReactNode;
};

export function CompareView({ ids, onChange, tools }: Props) {
  const shown = ids.slice(0, mostCompared);
  const left = ids.length - shown.length;
  const loaded = useQueries({ queries: shown.map((id) => listingQuery(id)) });
  if (shown.length === 0) return <NothingChosen />;
  const columns = shown.flatMap((id, at): Compared[] => {
    const one = loaded[at];
    if (!one) return [];
    const { data: listing, error, isFetching: busy, refetch } = one;
    return [{ id, listing, error, busy, retry: () => void refetch() }];
  });
  return (
    <div className="flex flex-col gap-5">
      {left > 0 && (
        <Alert title="Four at most" tone="warning">
          The address names {ids.length} listings. The first four are shown; take one off to see the next.
        </Alert>
      )}
      <CompareTable
        columns={columns}
        tools={tools}
        removeButton={(id, title) => (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Take off: ${title}`}
            onClick={() => onChange(ids.filter((one) => one !== id))}
          >
            <X aria-hidden className="size-4.5" />
          </Button>
        )}
      />
    </div>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title="Nothing is chosen."
      action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
    >
      Press “Compare” on up to four cards of the marketplace, then come back here.
    </EmptyState>
  );
}
