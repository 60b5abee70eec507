import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mandatedQuery } from '#features/marketplace/mandates/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { dayText } from '#kit/ui/date-format.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { mayAskAgainAt } from '../domain/opening.ts';
import { refusalWords } from '../domain/words.ts';
import { AskWithMessage } from './ask-with-message.tsx';
import { type RequestView, sentRequestsQuery } from './queries.ts';
import { RequestStatus } from './request-status.tsx';
import { useAskForAccess } from './use-ask-for-access.ts';

type Props = { listingId: string; listingTitle: string };

export function AskForAccess({ listingId, listingTitle }: Props) {
  const sent = useQuery(sentRequestsQuery());
  const ask = useAskForAccess(listingId, listingTitle);
  const mandated = useQuery(mandatedQuery());
  const [writing, setWriting] = useState(false);
  if (sent.isPending) return <Skeleton className="h-10 w-32 rounded-medium" />;
  const request = sent.data?.get(listingId) ?? null;
  const askAgainFrom = request ? againFrom(request) : null;
  const open = request !== null && askAgainFrom === null;
  const acts = mandated.data?.active.has(listingId) ? refusalWords['own-mandate'] : null;
  if (open || (askAgainFrom && askAgainFrom > new Date())) {
    return request && <RequestLink request={request} againFrom={askAgainFrom} />;
  }
  return (
    <>
      <Button busy={ask.isPending} disabledReason={acts} onClick={() => ask.send('')}>
        NDA Request
      </Button>
      <Button
        variant="quiet"
        disabledReason={acts ?? (ask.isPending ? 'Sending your request.' : null)}
        onClick={() => setWriting(true)}
      >
        Request with a message
      </Button>
      <p className="w-full text-muted text-small">
        The seller’s side sees your name and email address, and sends you the NDA to sign. Interested in
        several? With one{' '}
        <Link to={paths.ndaPassport()} className="link">
          NDA passport
        </Link>{' '}
        you join with one click where a seller accepts it.
      </p>
      {writing && <AskWithMessage listingTitle={listingTitle} ask={ask} onClose={() => setWriting(false)} />}
    </>
  );
}

function RequestLink({ request, againFrom }: { request: RequestView; againFrom: Date | null }) {
  const next = request.status === 'awaiting_signature' ? 'Read and sign the NDA' : 'View your request';
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="text-muted text-small">Your request</span>
        <RequestStatus {...request} />
        {againFrom && (
          <span className="text-muted text-small">
            You can request access again from {dayText(againFrom)}.
          </span>
        )}
      </span>
      <LinkButton
        variant={request.status === 'awaiting_signature' ? 'primary' : 'secondary'}
        to={paths.accessRequest(request.id)}
      >
        {next}
      </LinkButton>
    </>
  );
}

function againFrom({ status, lastUpdatedAt }: RequestView): Date | null {
  return status === 'denied' ? mayAskAgainAt(new Date(lastUpdatedAt)) : null;
}
