import { useParams } from 'react-router';
import { AskForAccess } from '#features/agreements/access-requests/web/ask-for-access.tsx';
import { RoomLink } from '#features/deal-room/deal-rooms/web/room-link.tsx';
import { ProfilePhotos } from '#features/marketplace/listing-photos/web/profile-photos.tsx';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { ListingView } from '#features/marketplace/listings/web/listing-view.tsx';
import { ActingCard } from '#features/marketplace/mandates/web/acting-card.tsx';
import { InvitedCard } from '#features/marketplace/mandates/web/invited-card.tsx';
import { ListingBrokers } from '#features/marketplace/mandates/web/listing-brokers.tsx';
import { WatchButton } from '#features/marketplace/watch-list/web/watch-button.tsx';
import { MakeOffer } from '#features/offers/offers/web/make-offer.tsx';
import { ProofCard } from '#features/record/ledger/web/proof-card.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Listing', { hidden: true });

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <ListingView
      key={id}
      id={id}
      profilePhotos={(listingId) => <ProfilePhotos listingId={listingId} />}
      ownerParts={({ id: listingId, teaser: { status } }) => (
        <>
          <section aria-labelledby="offers" className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="offers" className="text-title">
                Offers and NDAs
              </h2>
              <p className="max-w-prose text-muted">Compare offers and download signed NDAs.</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <LinkButton variant="secondary" to={paths.ndas(listingId)}>
                View NDAs
              </LinkButton>
              <LinkButton variant="secondary" to={paths.listingOffers(listingId)}>
                Compare offers
              </LinkButton>
            </div>
          </section>
          <section aria-labelledby="deal-room" className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="deal-room" className="text-title">
                Deal room
              </h2>
              <p className="max-w-prose text-muted">
                The documents of the business, what is missing and who can see what. Buyers see nothing until
                you publish.
              </p>
            </div>
            <RoomLink listingId={listingId} />
          </section>
          <section aria-labelledby="agreement" className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="agreement" className="text-title">
                NDA for this listing
              </h2>
              <p className="max-w-prose text-muted">What buyers sign before they learn who you are.</p>
            </div>
            <LinkButton variant="secondary" to={paths.listingNda(listingId)}>
              Choose NDA
            </LinkButton>
          </section>
          <ProofCard listingId={listingId} holds="A tamper-evident log of every action in this deal." />
          <section aria-labelledby="people" className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="people" className="text-title">
                Buyers and access
              </h2>
              <p className="max-w-prose text-muted">
                Who requested access, what they can see, and until when.
              </p>
            </div>
            <LinkButton variant="secondary" to={paths.listingPeople(listingId)}>
              Manage access
            </LinkButton>
          </section>
          <ListingBrokers
            listingId={listingId}
            closed={status === 'sold' ? 'The business is sold: there is nothing left to act on.' : null}
          />
        </>
      )}
      brokerParts={(listingId) => (
        <ActingCard listingId={listingId} room={<RoomLink listingId={listingId} />} />
      )}
      buyerActions={(teaser, { profile }) => (
        <InvitedCard listingId={teaser.id}>
          <AskForAccess listingId={teaser.id} listingTitle={teaser.title} />
          {profile && <RoomLink listingId={teaser.id} />}
          <LinkButton variant="quiet" to={paths.newMessage({ listingId: teaser.id })}>
            Write to the owner
          </LinkButton>
          {profile && isPublic(teaser.status) && <MakeOffer listingId={teaser.id} />}
          <WatchButton listingId={teaser.id} />
        </InvitedCard>
      )}
    />
  );
}
