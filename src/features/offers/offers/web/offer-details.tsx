import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenRoom } from '#features/deal-room/deal-rooms/web/open-room.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { blankTerms } from '../domain/blank-terms.ts';
import { answerableStatuses, type OfferStatus } from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { kindLabels } from '../domain/words.ts';
import { CardAsk } from './card-ask.tsx';
import { keptTerms } from './kept-terms.ts';
import { LetterCard } from './letter-card.tsx';
import { LetterPaper } from './letter-paper.tsx';
import { OddTermsAlert } from './odd-terms-alert.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferHistory, RoundChanges } from './offer-rounds.tsx';
import { OfferStatusBadge } from './offer-status.tsx';
import { nextWords } from './offer-words.ts';
import { type OfferInFull, offerQuery } from './queries.ts';
import { TermsView } from './terms-view.tsx';
import { useArrival } from './use-arrival.ts';
import { useDealRoom } from './use-deal-room.ts';

const waiting = (
  <>
    <Skeleton className="h-9 w-80 max-w-full" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-72 rounded-large" />
      <Skeleton className="h-40 rounded-large" />
    </div>
  </>
);

/** One offer, for everybody who has a part in it: written by its buyer, answered by the seller. */
export function OfferDetails({ id }: { id: string }) {
  return (
    <QueryPage
      query={useQuery(offerQuery(id))}
      words={{ loading: 'Loading the offer', failed: 'The offer couldn’t be loaded.' }}
      waiting={waiting}
      title="Offer"
      missing={() => (
        <EmptyState
          title="Offer not found"
          action={<LinkButton to={paths.offers()}>View your offers</LinkButton>}
        >
          The address may be wrong, or you don’t have access to this offer.
        </EmptyState>
      )}
    >
      {(offer) => <Loaded offer={offer} />}
    </QueryPage>
  );
}

function Loaded({ offer }: { offer: OfferInFull }) {
  const buyer = offer.caller.includes('buyer');
  const mayWrite = offer.may[buyer ? 'submitted' : 'countered'] === true;
  const [writing, setWriting] = useState<'gone on with' | 'asked for' | null>(() =>
    mayWrite && keptTerms(offer.id).read() !== null ? 'gone on with' : null,
  );
  const [sent, setSent] = useState(0);
  const start = offer.draft ?? offer.terms ?? blankTerms();
  const draft = offer.status === 'draft' && buyer;
  return (
    <>
      <Header offer={offer} buyer={buyer} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Standing
            key={sent}
            arrive={sent > 0}
            offer={offer}
            onWrite={() => setWriting('asked for')}
            writing={writing !== null}
          />
          {draft || writing ? (
            <OfferForm
              key={`${offer.id}-${writing}`}
              arrive={writing === 'asked for'}
              offer={offer}
              start={start}
              name={writtenName(offer, buyer)}
              onSent={() => {
                setWriting(null);
                setSent(sent + 1);
              }}
              {...(draft ? {} : { onCancel: () => setWriting(null) })}
            />
          ) : (
            <>
              <RoundChanges offer={offer} />
              {offer.terms && answerable(offer.status) && (
                <OddTermsAlert offer={offer} terms={offer.terms} reader="other side" />
              )}
              {offer.terms && <AsLetter offer={offer} terms={offer.terms} />}
              {offer.terms && <TermsView kind={offer.kind} terms={offer.terms} />}
            </>
          )}
        </div>
        <About offer={offer} />
      </div>
    </>
  );
}

function AsLetter({ offer, terms }: { offer: OfferInFull; terms: OfferTerms }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2 font-medium">Read these terms as a letter</summary>
      <LetterPaper offer={offer} terms={terms} />
    </details>
  );
}

function Header({ offer, buyer }: { offer: OfferInFull; buyer: boolean }) {
  return (
    <PageHeader
      title={offer.listingTitle || 'Untitled listing'}
      lead={
        buyer
          ? `Your ${kindLabels[offer.kind].toLowerCase()}`
          : `${offer.buyer.name}’s ${kindLabels[offer.kind].toLowerCase()}`
      }
      actions={
        <>
          {(!buyer || offer.outcome === null || offer.outcome === 'bought') && (
            <LinkButton variant="secondary" to={paths.listing(offer.listingId)}>
              View listing
            </LinkButton>
          )}
          {!buyer && offer.terms && (
            <LinkButton variant="secondary" to={paths.listingOffers(offer.listingId)}>
              Compare offers
            </LinkButton>
          )}
        </>
      }
    />
  );
}

type StandingProps = { offer: OfferInFull; arrive: boolean; writing: boolean; onWrite: () => void };

function Standing({ offer, arrive, writing, onWrite }: StandingProps) {
  const heading = useArrival(arrive);
  const room = useDealRoom(offer);
  const { headline, sentence, yours } = nextWords(offer, room.facts);
  return (
    <Card
      as="section"
      aria-labelledby="standing"
      tone={yours ? 'attention' : 'plain'}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <OfferStatusBadge {...offer} />
        {yours && <span className="text-amber text-small">Your turn</span>}
      </div>
      <h2 id="standing" ref={heading} tabIndex={-1} className="scroll-mt-20 text-title outline-none">
        {headline}
      </h2>
      <p className="max-w-prose text-muted">{sentence}</p>
      {offer.status === 'accepted' && offer.outcome === null && <GoOn offer={offer} room={room} />}
      <CardAsk offer={offer} />
      {!writing && <OfferActions offer={offer} room={room.facts} onWrite={onWrite} />}
    </Card>
  );
}

type GoOnProps = { offer: OfferInFull; room: ReturnType<typeof useDealRoom> };

/** Where an accepted deal goes on. */
function GoOn({ offer: { listingId, caller, kind }, room }: GoOnProps) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {kind === 'loi' && room.roomId && <LinkButton to={paths.dealRoom(room.roomId)}>Deal room</LinkButton>}
      {kind === 'loi' && room.openable && <OpenRoom listings={[room.openable]} />}
      {caller.includes('seller') && (
        <LinkButton variant="secondary" to={paths.editListing(listingId)}>
          Open the listing
        </LinkButton>
      )}
    </div>
  );
}

function About({ offer }: { offer: OfferInFull }) {
  return (
    <aside aria-label="About this offer" className="flex min-w-0 flex-col gap-6">
      <Card>
        <DescriptionList className="-my-2.5" items={factsOf(offer)} />
      </Card>
      {offer.letter && <LetterCard offerId={offer.id} letter={offer.letter} />}
      <OfferHistory offer={offer} />
    </aside>
  );
}

function factsOf({ price, status, submittedAt, expiresAt, exclusiveUntil, round, rounds }: OfferInFull) {
  return [
    ...(price === null ? [] : [{ term: 'Price', detail: <Money exact amount={price} /> }]),
    { term: 'Rounds', detail: Math.max(round, rounds.length) },
    ...(submittedAt
      ? [{ term: 'First sent', detail: <DateText at={submittedAt} withTime="and-zone" /> }]
      : []),
    ...(expiresAt && awaitsAnswer(status)
      ? [{ term: 'Offer expires', detail: <DateText at={expiresAt} withTime="and-zone" /> }]
      : []),
    ...(exclusiveUntil
      ? [{ term: 'Exclusive until', detail: <DateText at={exclusiveUntil} withTime="and-zone" /> }]
      : []),
  ];
}

/** Also while it is on hold, since its time goes on. */
function awaitsAnswer(status: OfferStatus): boolean {
  return status === 'on_hold_exclusivity' || answerable(status);
}

function answerable(status: OfferStatus): boolean {
  return answerableStatuses.some((one) => one === status);
}

function writtenName({ status, kind }: OfferInFull, buyer: boolean): string {
  if (!buyer) return status === 'countered' ? 'changed counteroffer' : 'counteroffer';
  return status === 'draft' ? kindLabels[kind].toLowerCase() : 'revised offer';
}
