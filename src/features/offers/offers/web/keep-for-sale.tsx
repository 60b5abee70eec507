import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { keepForSale } from '../card-contract.ts';

/** The other answer to whether the public card says “Under offer”. */
export function KeepForSale({ offerId }: { offerId: string }) {
  const queries = useQueryClient();
  const toast = useToast();
  const keep = useSingleMutation({
    mutationFn: () => call(keepForSale, { params: { id: offerId } }),
    onSuccess: () => toast('The public card continues to say “For sale”.'),
    // The offer and the to-do list both ask for it.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep it for sale
      </Button>
      {keep.error && <FailureAlert title="It was not recorded" error={keep.error} />}
    </>
  );
}
