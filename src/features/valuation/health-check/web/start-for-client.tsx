import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { myMandates } from '#features/marketplace/mandates/web/queries.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { useStartCheck } from './use-start-check.ts';

function useMandates() {
  const mandates = useInfiniteQuery(myMandates);
  const all = mandates.data?.pages.flatMap((page) => page.items) ?? [];
  return all.filter(({ status }) => status === 'active');
}

export function useHasMandate(): boolean {
  return useMandates().length > 0;
}

/** A broker starts a client's check by listing, since they may not know the business yet. */
export function StartForClient() {
  const all = useMandates();
  const mandates = all.filter(({ mayApprove }) => mayApprove);
  const navigate = useNavigate();
  const [listingId, setListingId] = useState('');
  const start = useStartCheck((id) => void navigate(paths.healthCheck(id)));
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">Start a health check for a client</h3>
      <p className="text-muted">
        The health check belongs to your client, who is notified. You work on it while your engagement is
        active.
      </p>
      {mandates.length < all.length && (
        <p className="text-muted text-small">
          {mandates.length === 0
            ? 'Your engagements only cover screening requests. The health check holds exact figures, so the owner has to let you approve buyers, too.'
            : 'Listings for which you only screen requests are not shown: the health check holds exact figures.'}
        </p>
      )}
      <FormShell
        label="Start a health check for a client"
        className="w-full"
        busy={start.isPending}
        error={start.error}
        errorTitle="Not started"
        submitLabel="Start or open the health check"
        submitVariant="secondary"
        submitDisabledReason={reasonFor(mandates.length, listingId)}
        onSubmit={() => start.mutate({ listingId })}
      >
        <Field label="Listing" name="listingId">
          <Select
            value={listingId}
            onValueChange={setListingId}
            options={mandates.map((mandate) => ({ value: mandate.listingId, label: mandate.listingTitle }))}
          />
        </Field>
      </FormShell>
    </Card>
  );
}

function reasonFor(mandates: number, listingId: string): string | null {
  if (mandates === 0) return 'You need an engagement with approvals.';
  return listingId === '' ? 'Choose a listing first.' : null;
}
