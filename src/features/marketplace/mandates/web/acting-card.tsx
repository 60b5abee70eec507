import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { profileText } from './mandate-words.ts';
import { MoveForOwner } from './move-for-owner.tsx';
import { type MandateView, mandatedQuery } from './queries.ts';

type Props = {
  listingId: string;
  room: ReactNode;
};

export function ActingCard({ listingId, room }: Props) {
  const mandated = useQuery(mandatedQuery());
  return (
    <QueryPage
      query={mandated}
      words={{ loading: 'Loading your engagement', failed: 'Your engagement could not be loaded.' }}
      waiting={<Skeleton className="h-20 w-full rounded-medium" />}
    >
      {({ active }) => <Acting listingId={listingId} mandate={active.get(listingId)} room={room} />}
    </QueryPage>
  );
}

function Acting({ listingId, mandate, room }: Props & { mandate: MandateView | undefined }) {
  return (
    <>
      <p className="text-muted">
        {mandate?.mayApprove
          ? 'You answer requests, let buyers in, read the offers, counter them for the owner, and say whether the listing is under offer or off the market. The owner is told of each step, and alone accepts an offer and records a sale.'
          : 'You answer requests: ask for an NDA, put one on hold, or decline it. The owner alone lets buyers in, reads the offers and moves the listing.'}
      </p>
      {mandate && mandate.profileAccess !== 'none' && <p className="text-muted">{profileText(mandate)}.</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.engagements()}>Engagement and requests</LinkButton>
        {mandate?.mayApprove && (
          <LinkButton variant="secondary" to={paths.listingOffers(listingId)}>
            See the offers
          </LinkButton>
        )}
        {room}
        <LinkButton variant="secondary" to={paths.ndas(listingId)}>
          See the NDAs
        </LinkButton>
        <LinkButton variant="quiet" to={paths.newMessage({ listingId })}>
          Write to the owner
        </LinkButton>
        {mandate && <MoveForOwner mandate={mandate} />}
      </div>
    </>
  );
}
