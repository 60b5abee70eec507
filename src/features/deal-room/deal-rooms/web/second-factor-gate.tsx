import { type ReactNode, useState } from 'react';
import { SecondFactorHere } from '#features/people/two-factor/web/second-factor-here.tsx';
import { ApiError } from '#kit/api-error.ts';
import { Button } from '#kit/ui/Button.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import type { getRoom } from '../contract.ts';

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
};

/** What a room shows, or what it asks for first. Once a factor was shown, the same page loads. */
export function SecondFactorGate({ query, children }: Props) {
  const [refused, setRefused] = useState(false);
  const { error, isFetching, refetch } = query;
  if (!ApiError.refused<typeof getRoom>(error, 'room-needs-second-factor')) return children;
  const open = async () => {
    await refetch();
    setRefused(true);
  };
  return (
    <>
      <PageHeader
        title="This deal room asks for a second factor"
        lead="The seller asks everyone here to sign in with more than a password: an authenticator app or a passkey."
        actions={
          <Button variant="secondary" busy={isFetching} onClick={() => void open()}>
            Open the deal room
          </Button>
        }
      />
      {refused && !isFetching && (
        <p role="status" className="mb-6 font-medium">
          Not open yet. Show your second factor below, or set one up.
        </p>
      )}
      <SecondFactorHere onShown={() => void open()} />
    </>
  );
}
