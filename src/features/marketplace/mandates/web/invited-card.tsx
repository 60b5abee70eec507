import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { profileText, scopeText } from './mandate-words.ts';
import { mandatedQuery } from './queries.ts';

type Props = {
  listingId: string;
  children: ReactNode;
};

/** Invited brokers answer the invitation here instead of requesting access. */
export function InvitedCard({ listingId, children }: Props) {
  const mandated = useQuery(mandatedQuery());
  const invitation = mandated.data?.invited.get(listingId);
  if (!invitation) return <>{children}</>;
  return (
    <>
      <p>The owner invited you to act as the broker for this listing.</p>
      <p className="text-muted text-small">
        {scopeText(invitation)}. {profileText(invitation)}.
      </p>
      <LinkButton to={paths.engagements()}>Answer the invitation</LinkButton>
    </>
  );
}
