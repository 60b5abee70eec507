import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { listingStatusLabels } from '../domain/life-cycle.ts';
import { priceWords, type Teaser } from '../domain/teaser.ts';
import { teaserDetails, teaserTitle } from '../domain/teaser-words.ts';
import { CardPhoto } from './teaser-photos.tsx';

export type PublicTeaser = Omit<Teaser, 'description'> & { excerpt: string };

export function PublicCard({ teaser, linked = true }: { teaser: PublicTeaser; linked?: boolean }) {
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="lg:*:aspect-3/2 lg:*:h-auto">
        <CardPhoto teaser={teaser} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-56 text-title">
          {/* No prefetch: it would count as a view. In a preview there is no link. */}
          {linked ? (
            <Link
              to={paths.businessForSale(teaser.id)}
              className="wrap-anywhere rounded-small hover:text-accent"
            >
              {teaserTitle(teaser)}
            </Link>
          ) : (
            <span className="wrap-anywhere">{teaserTitle(teaser)}</span>
          )}
        </h2>
        {teaser.status === 'under_offer' && <Badge tone="amber">{listingStatusLabels.under_offer}</Badge>}
      </div>
      {teaser.excerpt && <p className="wrap-anywhere text-muted">{teaser.excerpt}</p>}
      <dl className="mt-auto grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 text-small">
        <Fact term="Asking price" detail={priceWords(teaser.price)} />
        {teaserDetails(teaser)
          .filter(({ detail }) => detail !== null)
          .map(({ term, detail }) => (
            <Fact key={term} term={term} detail={detail ?? ''} />
          ))}
      </dl>
    </Card>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-break-word tabular">
        {detail.split('/').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
