import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAuth } from '#web/auth/auth-context.ts';
import { paths } from '#web/paths.ts';
import { LoadMore } from '#web/tables/LoadMore.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { MandateRow, OtherSide } from './mandate-row.tsx';
import { type MandateView, myMandates } from './queries.ts';

/** The reader's mandates as a broker, open invitations first among equals: the list is by date. */
export function BrokerMandates() {
  const { user } = useAuth();
  const mandates = useInfiniteQuery(myMandates);
  const rows = mandates.data?.pages.flatMap((page) => page.items);
  if (mandates.isError && !rows)
    return (
      <ErrorState
        title="Your mandates could not be loaded."
        error={mandates.error}
        busy={mandates.isFetching}
        onRetry={() => void mandates.refetch()}
      />
    );
  if (!rows) return <Skeleton className="h-40 w-full rounded-large" />;
  return (
    <div className="flex flex-col gap-3">
      {user && !user.emailVerified && (
        <Alert
          title="Confirm your email address"
          tone="warning"
          action={
            <LinkButton variant="secondary" size="small" to={paths.profile()}>
              See your profile
            </LinkButton>
          }
        >
          Invitations go to an address. They appear here once you have confirmed that yours is yours.
        </Alert>
      )}
      {rows.length === 0 ? <NoMandates /> : <Rows rows={rows} />}
      <LoadMore label="Load older mandates" query={mandates} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly MandateView[] }) {
  return (
    <RowList>
      {rows.map((mandate) => (
        <MandateRow
          key={mandate.id}
          mandate={mandate}
          title={
            <Link className="link" to={paths.listing(mandate.listingId)}>
              {mandate.listingTitle || 'Untitled listing'}
            </Link>
          }
        >
          <p className="text-small">
            Owner: <OtherSide mandate={mandate} />
          </p>
          {mandate.status === 'active' && mandate.mayApprove && (
            <p className="text-small">
              <Link className="link" to={paths.listingOffers(mandate.listingId)}>
                Offers for this listing
              </Link>
            </p>
          )}
        </MandateRow>
      ))}
    </RowList>
  );
}

function NoMandates() {
  return (
    <EmptyState title="No mandates yet">
      An owner invites you by email from their listing. The invitation appears here, and you accept or decline
      it.
    </EmptyState>
  );
}
