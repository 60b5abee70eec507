import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { deadlineText } from '#kit/ui/date-format.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveOffer } from '../contract.ts';
import { acceptingWords } from '../domain/accepting-words.ts';
import { needsReason, offerGuards, withdrawsCounter } from '../domain/offer.ts';
import { offerStatusLabels } from '../domain/status-labels.ts';
import { offerRefusalWords } from '../domain/words.ts';
import { concerns } from './concerns.ts';
import { PointsBefore } from './odd-points.tsx';
import { oddTermsToday } from './odd-terms-alert.tsx';
import type { RoomFacts } from './offer-words.ts';
import { type OfferInFull, offersKey } from './queries.ts';

const targets = ['accepted', 'declined', 'withdrawn', 'under_review'] as const;
type Target = (typeof targets)[number];
type Asked = { to: Target; version: number };

type Props = {
  offer: OfferInFull;
  room: RoomFacts | null;
  /** Opens the form for new terms. */
  onWrite: () => void;
};

export function OfferActions({ offer, room, onWrite }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const move = useMoveOffer(offer, () => setAsked(null));
  // No one confirms terms that they did not read: the question is about the version that was on the page.
  const overtaken = asked !== null && asked.version !== offer.version && !move.isPending;
  const buyer = offer.caller.includes('buyer');
  const terms = buyer ? 'submitted' : 'countered';
  const writes = offer.status !== 'draft' && concerns(offer, terms);
  const possible = targets.filter((to) => concerns(offer, to));
  const button = (to: Target) => (
    <Button
      key={to}
      variant={to === 'accepted' ? 'primary' : 'secondary'}
      disabledReason={reasonFor(offer, to)}
      onClick={() => {
        move.reset();
        setAsked({ to, version: offer.version });
      }}
    >
      {wordsFor(offer, to, room).label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {overtaken && (
        <Alert tone="warning" title="This offer changed while you were deciding" className="basis-full">
          Nothing was done. Read the offer as it is now before you decide.
        </Alert>
      )}
      {possible.includes('accepted') && button('accepted')}
      {writes && (
        <Button variant="secondary" disabledReason={reasonFor(offer, terms)} onClick={onWrite}>
          {buyer ? 'Revise offer' : offer.status === 'countered' ? 'Change counteroffer' : 'Counter'}
        </Button>
      )}
      {possible.filter((to) => to !== 'accepted').map(button)}
      <MoveDialog
        offer={offer}
        room={room}
        asked={overtaken ? null : asked}
        move={move}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}

type DialogProps = {
  offer: OfferInFull;
  room: RoomFacts | null;
  asked: Asked | null;
  move: ReturnType<typeof useMoveOffer>;
  onCancel: () => void;
};

function MoveDialog({ offer, room, asked, move, onCancel }: DialogProps) {
  const to = asked?.to ?? 'declined';
  const words = wordsFor(offer, to, room);
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={words.title}
      description={words.consequence}
      confirmLabel={words.label}
      danger={to === 'declined' || to === 'withdrawn' || withdrawsCounter(offer.status, to)}
      {...(to === 'declined' || (to === 'withdrawn' && offer.status !== 'draft')
        ? {
            reason: {
              label: 'Reason',
              hint: 'The other side will see it.',
              required: needsReason(offer.status),
              maxLength: 500,
            },
          }
        : {})}
      busy={move.isPending}
      error={move.error}
      onConfirm={(reason) => asked && move.mutate({ ...asked, reason: reason.replace(/\s+/g, ' ') })}
    >
      {to === 'accepted' && offer.terms && <PointsBefore points={oddTermsToday(offer, offer.terms)} />}
    </ConfirmDialog>
  );
}

function useMoveOffer(offer: OfferInFull, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ to, version, reason }: Asked & { reason: string }) =>
      call(moveOffer, {
        params: { id: offer.id },
        body: { to, version, ...(reason === '' ? {} : { reason }) },
      }),
    onSuccess: (moved) => {
      toast(`Offer status: ${offerStatusLabels[moved.status]}`);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: offersKey }),
  });
}

/** Exclusivity binds the seller alone. */
function endingEarly(mine: boolean, until: string): string {
  return mine
    ? ` Your exclusivity, which runs until ${until}, ends with it. Other binding terms of the letter may outlast it. Ask your attorney.`
    : ` You agreed on exclusivity until ${until}: ending it early may breach that. Ask your attorney.`;
}

function reasonFor({ may }: OfferInFull, to: keyof OfferInFull['may']): string | null {
  if (may[to] === true) return null;
  const guard = offerGuards.find((one) => one === may[to]);
  return guard ? offerRefusalWords[guard] : 'This isn’t possible now.';
}

function wordsFor(
  { kind, status, terms, exclusiveUntil, caller, buyer }: OfferInFull,
  to: Target,
  room: RoomFacts | null,
) {
  const mine = caller.includes('buyer');
  const reader = mine ? 'you' : buyer.name;
  const price = terms?.price ? `The price is ${formatMoney(terms.price)}. ` : '';
  const noRoom = room?.open === false ? (mine ? 'buyer' : 'seller') : null;
  const early = exclusiveUntil ? endingEarly(mine, deadlineText(new Date(exclusiveUntil))) : '';
  const words: Record<Target, { label: string; title: string; consequence: string }> = {
    accepted: {
      label: 'Accept',
      title: 'Accept these terms?',
      consequence: `${price}${acceptingWords(kind, terms?.exclusivityDays ?? 0, { reader, noRoom })}`,
    },
    under_review: withdrawsCounter(status, 'under_review')
      ? {
          label: 'Withdraw counteroffer',
          title: 'Withdraw the counteroffer?',
          consequence: `${buyer.name} can no longer accept it and is told so. The buyer’s own terms apply again: you can accept, counter or decline them until they expire. The counteroffer stays in the history.`,
        }
      : {
          label: 'Mark as under review',
          title: 'Mark this offer as under review?',
          consequence: 'The buyer is told that you are reviewing it. Nothing else changes.',
        },
    declined: {
      label: status === 'accepted' ? 'End this deal' : 'Decline',
      title: status === 'accepted' ? 'End the accepted deal?' : 'Decline this offer?',
      consequence: `This ends the offer. The buyer can send another one.${early}`,
    },
    withdrawn: {
      label: status === 'draft' ? 'Discard the draft' : 'Withdraw',
      title: status === 'draft' ? 'Discard this draft?' : 'Withdraw this offer?',
      consequence:
        status === 'draft'
          ? 'No one else has seen it.'
          : `This ends the offer. You can send another one.${early}`,
    },
  };
  return words[to];
}
