import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { createOffer } from '../contract.ts';
import { type OfferKind, offerKinds } from '../domain/terms.ts';
import { kindLabels } from '../domain/words.ts';
import { OfferStatusBadge } from './offer-status.tsx';
import { offersKey, offersQuery } from './queries.ts';

const over = ['declined', 'withdrawn', 'expired'];

export function MakeOffer({ listingId }: { listingId: string }) {
  const sent = useInfiniteQuery(offersQuery('sent'));
  const begin = useBegin(listingId);
  if (sent.isPending) return <Skeleton className="h-10 w-40 rounded-medium" />;
  const mine = sent.data?.pages
    .flatMap((page) => page.items)
    .filter((offer) => offer.listingId === listingId);
  const openOf = (kind: OfferKind) =>
    mine?.find((offer) => offer.kind === kind && !over.includes(offer.status));
  // A first word on price is no use to buyers whose letter was accepted.
  const agreed = openOf('loi')?.status === 'accepted';
  return (
    <div className="flex flex-col items-start gap-2">
      {offerKinds.map((kind) => {
        const open = openOf(kind);
        if (!open && agreed) return null;
        return open ? (
          <div key={kind} className="flex flex-wrap items-center gap-2">
            <LinkButton variant="secondary" to={paths.offer(open.id)}>
              {open.status === 'draft' ? `Continue your ${words[kind]}` : `Your ${words[kind]}`}
            </LinkButton>
            <OfferStatusBadge {...open} />
          </div>
        ) : (
          <Button
            key={kind}
            variant={kind === 'loi' ? 'primary' : 'secondary'}
            busy={begin.isPending && begin.variables === kind}
            onClick={() => begin.mutate(kind)}
          >
            {beginLabels[kind]}
          </Button>
        );
      })}
      {!agreed && (
        <p className="text-muted text-small">
          An IOI (indication of interest) is a first, nonbinding word on price. An LOI (letter of intent)
          states all terms, a few of them binding.
        </p>
      )}
    </div>
  );
}

const beginLabels: Record<OfferKind, string> = {
  indication: 'Start an IOI',
  loi: 'Start an LOI',
};

const words: Record<OfferKind, string> = {
  indication: kindLabels.indication.toLowerCase(),
  loi: kindLabels.loi.toLowerCase(),
};

function useBegin(listingId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (kind: OfferKind) => call(createOffer, { params: { id: listingId }, body: { kind } }),
    onSuccess: ({ id }) => navigate(paths.offer(id)),
    onError: (error) => toast('The offer couldn’t be started.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: offersKey }),
  });
}
