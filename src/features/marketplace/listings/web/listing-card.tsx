import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { type Description, DescriptionList } from '#kit/ui/DescriptionList.tsx';
import type { teaser as teaserSchema } from '../contract.ts';
import { listingStatusLabels } from '../domain/life-cycle.ts';
import { priceWords } from '../domain/teaser.ts';
import { cardFacts, type TeaserFact, teaserDetails, teaserTitle } from '../domain/teaser-words.ts';
import type { Span } from './highlight-pieces.ts';
import { Highlighted } from './highlighted.tsx';
import { CardPhoto } from './teaser-photos.tsx';

export type TeaserView = z.output<typeof teaserSchema>;

type Props = {
  teaser: TeaserView;
  actions?: ReactNode;
  tools?: ReactNode;
  highlights?: { title: readonly Span[]; description: readonly Span[] } | undefined;
  to?: string | undefined;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
};

export function ListingCard({ teaser, actions, tools, highlights, to, open, onToggle }: Props) {
  const { isOpen, toggle } = useOpen(open, onToggle);
  const titleId = useId();
  const detailsId = useId();

  return (
    <Card as="article" aria-labelledby={titleId} className="@container">
      <div className="flex flex-col gap-4 @2xl:flex-row @2xl:gap-6">
        <div className="@2xl:w-72 @2xl:shrink-0 @2xl:self-start @2xl:*:m-0 @2xl:*:aspect-3/2 @2xl:*:h-auto @2xl:*:w-full @2xl:*:rounded-medium">
          <CardPhoto teaser={teaser} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <CardHead titleId={titleId} teaser={teaser} highlights={highlights} to={to} />
          <p className="wrap-anywhere max-w-prose whitespace-pre-line text-muted">
            <Highlighted text={teaser.description || 'No description yet.'} spans={highlights?.description} />
          </p>
          {!isOpen && <Glance teaser={teaser} />}
          {isOpen && <Details id={detailsId} teaser={teaser} />}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-describedby={titleId}
              onClick={toggle}
            >
              {isOpen ? 'Hide Details' : 'View Details'}
            </Button>
            {isOpen && actions}
            {tools && <div className="flex flex-wrap items-center gap-1 sm:ml-auto">{tools}</div>}
          </div>
        </div>
      </div>
    </Card>
  );
}

function useOpen(open: Props['open'], onToggle: Props['onToggle']) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return { isOpen, toggle };
}

type HeadProps = Pick<Props, 'teaser' | 'highlights' | 'to'> & { titleId: string };

function CardHead({ titleId, teaser, highlights, to }: HeadProps) {
  const title = <Highlighted text={teaserTitle(teaser)} spans={highlights?.title} />;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 id={titleId} className="text-title">
          {to ? (
            <Link to={to} prefetch="intent" className="wrap-anywhere rounded-small hover:text-accent">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {teaser.status === 'under_offer' && (
          <Badge tone="amber" className="mt-2">
            {listingStatusLabels.under_offer}
          </Badge>
        )}
      </div>
      <p className="tabular shrink-0 text-lead @md:text-right">
        <span className="block text-muted text-tiny">Asking price</span>
        {priceWords(teaser.price)}
      </p>
    </div>
  );
}

function Glance({ teaser }: { teaser: TeaserView }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3 text-small">
      {cardFacts(teaser).map(({ term, detail }) => (
        <div key={term}>
          <dt className="text-muted text-tiny">{term}</dt>
          <dd className="tabular">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ id, teaser }: { id: string; teaser: TeaserView }) {
  return (
    <div id={id} className="max-w-prose border-line border-t">
      <DescriptionList items={described(teaserDetails(teaser))} />
    </div>
  );
}

const unknown = <span className="text-muted">Not given</span>;

export function described(facts: readonly TeaserFact[]): Description[] {
  return facts.map(({ term, detail }) => ({ term, detail: detail ?? unknown }));
}
