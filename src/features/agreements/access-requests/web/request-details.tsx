import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { JoinCard } from '#features/agreements/nda-passports/web/join-card.tsx';
import { NdaPanel } from '#features/agreements/ndas/web/nda-panel.tsx';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { ProofCard } from '#features/record/ledger/web/proof-card.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { type RequestWithHistory, requestQuery, requestsKey } from './queries.ts';
import { RequestHistory } from './request-history.tsx';
import { StageCard } from './stage-card.tsx';
import { closingTerm, lastChangeOf } from './stage-words.ts';
import { ownerIn, viewerOf } from './viewer.ts';

const waiting = (
  <>
    <Skeleton className="h-9 w-80 max-w-full" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-40 rounded-large" />
      <Skeleton className="h-40 rounded-large" />
    </div>
  </>
);

type Props = {
  id: string;
  /** What the buyer wrote in their profile, for the seller's side. */
  about(personId: string): ReactNode;
  /** Leads to the deal room of a listing, if there is one for the caller. */
  room(listingId: string): ReactNode;
};

export function RequestDetails({ id, about, room }: Props) {
  return (
    <QueryPage
      query={useQuery(requestQuery(id))}
      words={{ loading: 'Loading the request', failed: 'The request couldn’t be loaded.' }}
      waiting={waiting}
      title="Access request"
      missing={() => (
        <EmptyState
          title="Request not found"
          action={<LinkButton to={paths.marketplace()}>View the marketplace</LinkButton>}
        >
          The address may be wrong, or you don’t have access to this request.
        </EmptyState>
      )}
    >
      {(request) => <Loaded request={request} about={about} room={room} />}
    </QueryPage>
  );
}

type LoadedProps = Pick<Props, 'about' | 'room'> & { request: RequestWithHistory };

function Loaded({ request, about, room }: LoadedProps) {
  const queries = useQueryClient();
  const viewer = viewerOf(request);
  const onNdaChanged = () => {
    for (const queryKey of [requestsKey, listingsKey]) void queries.invalidateQueries({ queryKey });
  };
  return (
    <>
      <PageHeader
        title={request.listingTitle}
        lead={viewer === 'buyer' ? 'Your access request' : `${request.buyer.name}’s access request`}
        actions={<RequestLinks request={request} room={room} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <NextStepCard request={request} />
          {request.nda && (
            <NdaPanel
              ndaId={request.nda.id}
              owner={ownerIn(request)}
              onChanged={onNdaChanged}
              above={(nda) => nda.takesPassport && <JoinCard nda={nda} onChanged={onNdaChanged} />}
            />
          )}
        </div>
        <AboutRequest request={request} about={about} />
        {viewer !== 'buyer' && (
          <div className="grid min-w-0 items-start gap-6 md:grid-cols-2">
            <Records request={request} />
          </div>
        )}
      </div>
    </>
  );
}

function RequestLinks({ request, room }: Pick<LoadedProps, 'request' | 'room'>) {
  return (
    <>
      {!gone(request) && (
        <LinkButton variant="secondary" to={paths.listing(request.listingId)}>
          View listing
        </LinkButton>
      )}
      {request.status === 'approved' && !gone(request) && room(request.listingId)}
      <LinkButton variant="secondary" to={paths.newMessage(addresseeOf(request))}>
        Send Message
      </LinkButton>
    </>
  );
}

function AboutRequest({ request, about }: Pick<LoadedProps, 'request' | 'about'>) {
  const viewer = viewerOf(request);
  return (
    <aside
      aria-label="About this request"
      className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {viewer !== 'buyer' && <BuyerCard request={request} about={about(request.buyer.id)} />}
      <StageCard request={request} />
      <Card>
        <DescriptionList className="-my-2.5" items={factsOf(request)} />
      </Card>
      {/* Beside the agreement that a buyer reads; for the others, whose column here is long, below it. */}
      {viewer === 'buyer' && <Records request={request} />}
    </aside>
  );
}

function Records({ request }: { request: RequestWithHistory }) {
  const deals = viewerOf(request) === 'buyer' ? 'your deal' : 'the deals for this listing';
  return (
    <>
      <RequestHistory request={request} />
      <ProofCard listingId={request.listingId} holds={`Every action in ${deals}.`} />
    </>
  );
}

/** To a buyer whose request ended with the listing, the listing no longer exists. */
function gone(request: RequestWithHistory): boolean {
  return viewerOf(request) === 'buyer' && request.outcome !== null && request.outcome !== 'bought';
}

function factsOf(request: RequestWithHistory) {
  const { requestedAt, closesAt, message, brokers, caller } = request;
  const insider = !caller.includes('buyer');
  const names = brokers.map((broker) => broker.name).join(', ');
  return [
    { term: 'Requested', detail: <DateText at={requestedAt} withTime /> },
    { term: 'Last change', detail: <DateText at={lastChangeOf(request)} withTime /> },
    ...(closesAt ? [{ term: closingTerm(request), detail: <DateText at={closesAt} withTime /> }] : []),
    ...(insider ? [{ term: 'Broker', detail: names || 'None' }] : []),
    ...(!insider && message
      ? [{ term: 'Your message', detail: <span className="whitespace-pre-line">{message}</span> }]
      : []),
  ];
}

/** A message from an admin does not belong to the listing's thread. */
function addresseeOf(request: RequestWithHistory): { listingId?: string; personId?: string } {
  const { listingId, buyer } = request;
  if (viewerOf(request) === 'buyer') return { listingId };
  return viewerOf(request) === 'admin' ? { personId: buyer.id } : { listingId, personId: buyer.id };
}
