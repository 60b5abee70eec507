import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { scopeText } from './mandate-words.ts';
import { mandatedQuery } from './queries.ts';

type Props = {
  listingId: string;
  /** What a buyer can do: for everybody whom the owner did not invite as a broker. */
  children: ReactNode;
};

/** On the page of a listing: who was invited to act for its owner is asked about that, not for access. */
export function InvitedCard({ listingId, children }: Props) {
  const mandated = useQuery(mandatedQuery());
  const invitation = mandated.data?.invited.get(listingId);
  if (!invitation) return <>{children}</>;
  return (
    <>
      <p>The owner invited you to act as the broker for this listing.</p>
      <p className="text-muted text-small">{scopeText(invitation)}.</p>
      <LinkButton to={paths.engagements()}>Answer the invitation</LinkButton>
    </>
  );
}
