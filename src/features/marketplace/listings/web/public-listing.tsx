import { Link } from 'react-router';
import { businessesForSale } from '#content/businesses-for-sale.ts';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import type { Teaser } from '../domain/teaser.ts';
import { teaserFacts, teaserTitle } from '../domain/teaser-words.ts';
import { HiddenProfile } from './hidden-profile.tsx';
import { TeaserPhotos } from './teaser-photos.tsx';

export function PublicListingView({ teaser }: { teaser: Teaser }) {
  return (
    <>
      <Breadcrumb title={teaserTitle(teaser)} />
      <header className="flex flex-col items-start gap-4 pt-6 pb-8">
        <h1 className="wrap-anywhere max-w-[56rem] text-[clamp(1.875rem,1.5rem+1.8vw,2.75rem)] leading-[1.15]">
          {teaserTitle(teaser)}
        </h1>
        {teaser.status === 'under_offer' ? (
          <Badge tone="amber">Under offer</Badge>
        ) : (
          <Badge tone="good">For sale</Badge>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <Card as="section" aria-labelledby="description" className="flex min-w-0 flex-col gap-3">
          <h2 id="description" className="text-title">
            About the business
          </h2>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{teaser.description}</p>
          <TeaserPhotos teaser={teaser} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <WayIn id={teaser.id} />
          <KeyFinancials teaser={teaser} />
        </div>
        <HiddenProfile />
      </div>
    </>
  );
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="You are here" className="pt-8 text-small">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={paths.businessesForSale()} className="link">
            {businessesForSale.title}
          </Link>
          <span aria-hidden className="ml-2 text-muted">
            /
          </span>
        </li>
        <li aria-current="page" className="wrap-anywhere min-w-0 text-muted">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function KeyFinancials({ teaser }: { teaser: Teaser }) {
  return (
    <Card as="section" aria-labelledby="facts">
      <h2 id="facts" className="mb-1 text-lead">
        Key financials
      </h2>
      <DescriptionList
        className="-mb-2.5"
        items={teaserFacts(teaser).map(({ term, detail }) => ({
          term,
          detail: detail ?? <span className="text-muted">Not given</span>,
        }))}
      />
    </Card>
  );
}

function WayIn({ id }: { id: string }) {
  const returnTo = paths.listing(id);
  if (useRemembered())
    return (
      <Card as="section" aria-labelledby="way-in" className="flex flex-col items-start gap-3">
        <h2 id="way-in" className="text-lead">
          Request access
        </h2>
        <p className="text-muted">You are signed in. Request access from the listing, and sign the NDA.</p>
        <LinkButton to={returnTo}>Open the listing</LinkButton>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="way-in" className="flex flex-col items-start gap-3">
      <h2 id="way-in" className="text-lead">
        Request access
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-muted">
        <li>Create an account, or sign in.</li>
        <li>Request access and sign the NDA.</li>
        <li>The seller decides, person by person.</li>
      </ol>
      <div className="mt-1 flex flex-wrap gap-2">
        <LinkButton to={paths.signup({ returnTo })}>Create an account</LinkButton>
        <LinkButton to={paths.login({ returnTo })} variant="secondary">
          Sign in
        </LinkButton>
      </div>
      <p className="text-muted text-small">
        Are you the seller or their broker? Sign in to manage the listing.
      </p>
    </Card>
  );
}
