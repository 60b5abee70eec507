import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { saleReasonLabels } from '../domain/teaser.ts';
import type { ListingView } from './marketplace-queries.ts';

type Props = { highlights: NonNullable<ListingView['highlights']> };

export function HighlightsCard({ highlights: { saleReason, askingPrice } }: Props) {
  const none = <span className="text-muted">—</span>;
  return (
    <Card as="section" aria-labelledby="highlights" className="flex flex-col gap-3">
      <h2 id="highlights" className="text-title">
        For screened buyers
      </h2>
      <DescriptionList
        items={[
          { term: 'Reason for selling', detail: saleReason ? saleReasonLabels[saleReason] : none },
          {
            term: 'Asking price',
            detail:
              askingPrice === null ? 'The exact one after the NDA' : <Money exact amount={askingPrice} />,
          },
        ]}
      />
    </Card>
  );
}
