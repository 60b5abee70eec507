import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AskForAccess } from '#features/agreements/access-requests/web/ask-for-access.tsx';
import { RoomLink } from '#features/deal-room/deal-rooms/web/room-link.tsx';
import { ProfilePhotos } from '#features/marketplace/listing-photos/web/profile-photos.tsx';
import { isPublic, mayEdit } from '#features/marketplace/listings/domain/life-cycle.ts';
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
import { ListingFigureBooks } from './ListingFigureBooks.tsx';

export const meta = () => pageMeta('Listing', { hidden: true });

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <ListingView
      key={id}
      id={id}
      profilePhotos={(listingId) => <ProfilePhotos listingId={listingId} />}
      beside={({ id: listingId, own, edits, teaser: { status } }) =>
        (field, value) => (
          <ListingFigureBooks
            {...{ listingId, field, value }}
            correct={
              (own || edits) && mayEdit(status)
                ? () => (
                    <Link className="text-accent underline" to={paths.editListing(listingId)}>
                      Correct it
                    </Link>
                  )
                : null
            }
          />
        )}
      ownerParts={({ id: listingId, teaser: { status } }) => (
        <OwnerParts listingId={listingId} sold={status === 'sold'} />
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

function OwnerParts({ listingId, sold }: { listingId: string; sold: boolean }) {
  return (
    <>
      <Place id="offers" title="Offers and NDAs" lead="Compare offers and download signed NDAs.">
        <OfferLinks listingId={listingId} />
      </Place>
      <Place
        id="deal-room"
        title="Deal room"
        lead="The documents of the business, what is missing and who can see what. Buyers see nothing until you publish."
      >
        <RoomLink listingId={listingId} />
      </Place>
      <Place
        id="agreement"
        title="NDA for this listing"
        lead="What buyers sign before they learn who you are."
      >
        <LinkButton variant="secondary" to={paths.listingNda(listingId)}>
          Choose NDA
        </LinkButton>
      </Place>
      <ProofCard listingId={listingId} holds="A tamper-evident log of every action in this deal." />
      <Place
        id="people"
        title="Buyers and access"
        lead="Who requested access, what they can see, and until when."
      >
        <LinkButton variant="secondary" to={paths.listingPeople(listingId)}>
          Manage access
        </LinkButton>
      </Place>
      <ListingBrokers
        listingId={listingId}
        closed={sold ? 'The business is sold: there is nothing left to act on.' : null}
      />
    </>
  );
}

function OfferLinks({ listingId }: { listingId: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="secondary" to={paths.ndas(listingId)}>
        View NDAs
      </LinkButton>
      <LinkButton variant="secondary" to={paths.listingOffers(listingId)}>
        Compare offers
      </LinkButton>
    </div>
  );
}

type PlaceProps = { id: string; title: string; lead: string; children: ReactNode };

function Place({ id, title, lead, children }: PlaceProps) {
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
