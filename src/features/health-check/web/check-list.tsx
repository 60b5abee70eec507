import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { myBusinesses } from '#features/businesses/web/queries.ts';
import { call } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { startCheck } from '../contract.ts';
import { checksKey, myChecks } from './queries.ts';

/** The businesses of the asker, each with its check or the way to begin it, and the checks of others that they work on. */
export function CheckList() {
  const checks = useInfiniteQuery(myChecks);
  const businesses = useInfiniteQuery(myBusinesses);
  if (!checks.data || !businesses.data) return <Skeleton className="h-64 w-full rounded-large" />;
  const checked = new Set(checks.data.map(({ businessId }) => businessId));
  const unchecked = businesses.data.filter(({ id }) => !checked.has(id));
  if (checks.data.length + unchecked.length === 0)
    return (
      <EmptyState
        title="There is no business to look at yet"
        action={<LinkButton to={paths.onboarding()}>Add a business</LinkButton>}
      >
        A health check is of one business. Add yours first: it takes two minutes, and nobody else sees it.
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {checks.data.map((check) => (
        <li key={check.id}>
          <Card>
            <h2 className="font-semibold">{check.businessName}</h2>
            <LinkButton to={paths.healthCheck(check.id)}>Go on</LinkButton>
          </Card>
        </li>
      ))}
      {unchecked.map((business) => (
        <li key={business.id}>
          <Card>
            <h2 className="font-semibold">{business.businessName}</h2>
            <Start businessId={business.id} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Start({ businessId }: { businessId: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => call(startCheck, { body: { businessId } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: checksKey });
      void navigate(paths.healthCheck(id));
    },
  });
  return (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      Start the health check
    </Button>
  );
}
