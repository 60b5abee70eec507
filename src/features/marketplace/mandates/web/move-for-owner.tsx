import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveListing } from '#features/marketplace/listings/contract.ts';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { type ListingTarget, listingMoveWords, listingTargets } from './listing-move-words.ts';
import { type MandateView, mandatesKey } from './queries.ts';

type Asked = { to: ListingTarget; reason: string };

export function MoveForOwner({ mandate }: { mandate: MandateView }) {
  const [asked, setAsked] = useState<ListingTarget>('under_offer');
  const [open, setOpen] = useState(false);
  const move = useMoveForOwner(mandate, () => setOpen(false));
  const words = listingMoveWords[asked];
  return (
    <>
      {listingTargets
        .filter((to) => mandate.listingMoves.includes(to))
        .map((to) => (
          <Button
            key={to}
            variant="secondary"
            onClick={() => {
              move.reset();
              setAsked(to);
              setOpen(true);
            }}
          >
            {listingMoveWords[to].label}
          </Button>
        ))}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.consequence}
        confirmLabel={words.label}
        danger={words.danger}
        {...(words.danger
          ? { reason: { label: 'Reason', ...forOwner, required: false, maxLength: 500 } }
          : {})}
        busy={move.isPending}
        error={move.error}
        onConfirm={(reason) => move.mutate({ to: asked, reason })}
      />
    </>
  );
}

const forOwner = { hint: 'The owner reads it. Buyers are not told.' };

function useMoveForOwner({ listingId, listingVersion: version }: MandateView, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ to, reason }: Asked) => {
      const body = { to, version, ...(reason === '' ? {} : { reason }) };
      await call(moveListing, { params: { id: listingId }, body });
      return to;
    },
    onSuccess: (to) => {
      toast(listingMoveWords[to].done);
      onDone();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mandatesKey }),
        queries.invalidateQueries({ queryKey: listingsKey }),
      ]),
  });
}
