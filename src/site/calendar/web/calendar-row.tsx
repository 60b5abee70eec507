import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { createToken } from '#features/people/access-tokens/contract.ts';
import { longestLife } from '#features/people/access-tokens/domain/token-limits.ts';
import { tokensQuery } from '#features/people/access-tokens/web/queries.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { calendarScope } from '../contract.ts';

/** A minute less than allowed: the clocks of two machines differ. */
const lifetime = longestLife - 60_000;

export function CalendarRow() {
  const [address, setAddress] = useState<string | null>(null);
  const create = useCreateAddress(setAddress);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Calendar</h3>
        <p className="text-muted">
          Deadlines of your offers, requests, NDAs, diligence and plans in your own calendar. Entries use
          public listing titles and never name a business.
        </p>
      </div>
      <Button variant="secondary" busy={create.isPending} onClick={() => create.mutate()}>
        Create calendar address
      </Button>
      {address !== null && <AddressDialog address={address} onDone={() => setAddress(null)} />}
    </div>
  );
}

function useCreateAddress(onCreated: (address: string) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: () =>
      call(createToken, {
        body: {
          name: 'Calendar address',
          scopes: [calendarScope],
          expiresAt: new Date(Date.now() + lifetime).toISOString(),
        },
      }),
    onSuccess: async ({ secret }) => {
      onCreated(`${location.origin}/calendar/${secret}.ics`);
      await queries.invalidateQueries({ queryKey: tokensQuery().queryKey });
    },
    onError: (error) => toast('The address couldn’t be created.', failureToast(error)),
  });
}

function AddressDialog({ address, onDone }: { address: string; onDone: () => void }) {
  const copy = useCopy();
  return (
    <Dialog
      open
      stays
      title="Copy your calendar address now"
      description="It is shown only once. In your calendar program, choose “Subscribe” or “Add from URL” and paste it."
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy(address, 'Address')}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <Button onClick={onDone}>Done</Button>
        </>
      }
    >
      <code className="wrap-anywhere block rounded-medium border bg-raised p-4 font-mono text-small">
        {address}
      </code>
      <p className="mt-3 text-muted">
        Anyone who has the address can see these deadlines, and your calendar’s provider reads them. It works
        for a year. To end it sooner, revoke “Calendar address” under{' '}
        <Link to={paths.accessTokens()} className="link">
          Access tokens
        </Link>
        .
      </p>
    </Dialog>
  );
}
