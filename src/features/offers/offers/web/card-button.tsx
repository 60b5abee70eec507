import { useQueryClient } from '@tanstack/react-query';
import { moveListing } from '#features/marketplace/listings/contract.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';

type Target = 'under_offer' | 'live';
const words: Record<Target, { label: string; done: string }> = {
  under_offer: { label: 'Show it as under offer', done: 'The public card says “Under offer”.' },
  live: { label: 'Set back to for sale', done: 'The public card says “For sale” again.' },
};

type Props = { listingId: string; version: number; to: Target; variant?: 'primary' | 'secondary' };

/** Changes in one press what the public card says of a deal; it can be changed back as easily. */
export function CardButton({ listingId, version, to, variant = 'primary' }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const move = useSingleMutation({
    mutationFn: () => call(moveListing, { params: { id: listingId }, body: { to, version } }),
    onSuccess: () => toast(words[to].done),
    // Offers, listings, engagements and the dashboard all show the status of a listing.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button variant={variant} busy={move.isPending} onClick={() => move.mutate()}>
        {words[to].label}
      </Button>
      {move.error && <FailureAlert title="The public card was not changed" error={move.error} />}
    </>
  );
}
