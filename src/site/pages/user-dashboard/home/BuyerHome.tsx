import { type ReactNode, useState } from 'react';
import { nextStep } from '#features/agreements/access-requests/web/next-step.ts';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { offerStatusLabels } from '#features/offers/offers/domain/status-labels.ts';
import { nextWords } from '#features/offers/offers/web/offer-words.ts';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { furthestDealsFirst, furthestOffer } from '#site/dashboard/domain/furthest-offer.ts';
import type { Home } from '#site/dashboard/web/queries.ts';
import { HomeSection } from './HomeSection.tsx';

type Buyer = NonNullable<Home['buyer']>;
type Props = { buyer: Home['buyer']; sent: readonly RequestView[] | undefined };

const shownAtOnce = 5;

export function BuyerHome({ buyer, sent }: Props) {
  const [all, setAll] = useState(false);
  const open = (sent ?? []).filter((request) => request.status !== 'denied' || request.outcome === 'bought');
  const deals = furthestDealsFirst(open, ({ status, listingId }) => ({
    approved: status === 'approved',
    offers: buyer?.offers.filter((offer) => offer.listingId === listingId) ?? [],
    hasRoom: buyer?.rooms.some((room) => room.listingId === listingId) ?? false,
  }));
  return (
    <HomeSection id="deals" title="Your deals" actions={<Found buyer={buyer} />}>
      {deals.length === 0 ? (
        <NoDeals proofs={buyer?.proofs} />
      ) : (
        <Card>
          <ul className="-m-5 divide-y divide-line">
            {deals.slice(0, all ? deals.length : shownAtOnce).map((request) => (
              <Deal key={request.id} request={request} buyer={buyer} />
            ))}
          </ul>
          {deals.length > shownAtOnce && !all && (
            <Button variant="quiet" size="small" onClick={() => setAll(true)} className="mt-5">
              Show all {deals.length} deals
            </Button>
          )}
        </Card>
      )}
    </HomeSection>
  );
}

function Deal({ request, buyer }: { request: RequestView; buyer: Buyer | null }) {
  const room = buyer?.rooms.find(({ listingId }) => listingId === request.listingId);
  const offers = buyer?.offers.filter(({ listingId }) => listingId === request.listingId) ?? [];
  const furthest = request.status === 'approved' ? furthestOffer(offers) : null;
  const offer = furthest ?? offers[0];
  const { headline, sentence } = furthest
    ? nextWords(furthest, { open: room !== undefined, requests: room?.requests ?? 0 })
    : nextStep(request);
  const title = request.listingTitle || 'Untitled listing';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-muted text-small">
          {headline}
          {furthest?.status === 'accepted' && `. ${sentence}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {room && <To to={paths.dealRoom(room.id)} label="Deal room" of={title} />}
        {offer && (
          <To to={paths.offer(offer.id)} label={`Offer: ${offerStatusLabels[offer.status]}`} of={title} />
        )}
        <To to={paths.accessRequest(request.id)} label="View request" of={title} />
      </div>
    </li>
  );
}

function To({ to, label, of }: { to: string; label: string; of: string }) {
  return (
    <LinkButton variant="secondary" size="small" to={to}>
      {label}
      <span className="sr-only">: {of}</span>
    </LinkButton>
  );
}

function NoDeals({ proofs }: { proofs: Buyer['proofs'] | undefined }) {
  const [words, label] = verificationWords(proofs);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="font-medium font-sans text-body">Find a business to buy</h3>
        <p className="max-w-prose text-muted">
          Request access from a listing and sign its NDA. When the seller approves you, you learn which
          business it is. {words}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.marketplace()}>Browse the marketplace</LinkButton>
        <LinkButton variant="secondary" to={paths.verification()}>
          {label}
        </LinkButton>
      </div>
    </Card>
  );
}

function verificationWords(proofs: Buyer['proofs'] | undefined): [words: string, label: string] {
  if (proofs && proofs.waiting > 0)
    return ['Our team is reviewing your documents; you will be told the result.', 'View verification'];
  if (proofs && proofs.verified > 0) return ['Sellers see that you are verified.', 'View verification'];
  return [
    'Sellers decide with more confidence once our team has verified your identity and funds.',
    'Get verified',
  ];
}

function Found({ buyer }: { buyer: Home['buyer'] }): ReactNode {
  if (!buyer) return null;
  const { matches, searches, watched } = buyer;
  return (
    <>
      {searches > 0 && (
        <LinkButton variant="quiet" size="small" to={paths.savedSearches()}>
          {matches > 0 ? `${counted(matches, 'new match', 'new matches')} this week` : 'Saved searches'}
        </LinkButton>
      )}
      {watched > 0 && (
        <LinkButton variant="quiet" size="small" to={paths.watchList()}>
          Watch list ({watched})
        </LinkButton>
      )}
    </>
  );
}
