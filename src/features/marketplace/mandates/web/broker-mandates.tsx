import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { opensTo } from '#features/marketplace/listings/domain/broker-access.ts';
import { isPublic, listingStatusLabels, mayEdit } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTones } from '#features/marketplace/listings/web/listing-status-words.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RowList } from '#kit/ui/RowList.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { MandateRow, OtherSide } from './mandate-row.tsx';
import { listingNote } from './mandate-words.ts';
import { type MandateView, myMandates } from './queries.ts';

/** `room`: to the deal room of a listing, which `name` tells apart. */
type RoomSlot = { room: (mandate: MandateView, name: string) => ReactNode };

export function BrokerMandates({ room }: RoomSlot) {
  const { user } = useAuth();
  const mandates = useInfiniteQuery(myMandates);
  const rows = mandates.data?.pages.flatMap((page) => page.items);
  if (mandates.isError && !rows)
    return (
      <ErrorState
        title="Your engagements could not be loaded."
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
          Sellers invite you by email address. Invitations appear here after you confirm yours.
        </Alert>
      )}
      {rows.length === 0 ? <NoMandates /> : <Rows rows={rows} room={room} />}
      <LoadMore label="Load older engagements" query={mandates} />
    </div>
  );
}

function Rows({ rows, room }: RoomSlot & { rows: readonly MandateView[] }) {
  return (
    <RowList>
      {rows.map((mandate) => (
        <MandateRow
          key={mandate.id}
          mandate={mandate}
          title={<ListingTitle mandate={mandate} />}
          more={mandate.status === 'active' && <ClientLinks mandate={mandate} room={room} />}
        >
          <Named mandate={mandate} />
          <ListingState mandate={mandate} />
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

function ClientLinks({ mandate, room }: RoomSlot & { mandate: MandateView }) {
  const { listingId, listingStatus, businessName, profileAccess } = mandate;
  return (
    <>
      {businessName !== null && opensTo(profileAccess, 'edit') && mayEdit(listingStatus) && (
        <LinkButton variant="secondary" size="small" to={paths.editListing(listingId)}>
          Edit listing<span className="sr-only"> of {clientName(mandate)}</span>
        </LinkButton>
      )}
      {room(mandate, clientName(mandate))}
    </>
  );
}

/** Why the broker reads the name of the business here. */
function Named({ mandate: { businessName, listingTitle } }: { mandate: MandateView }) {
  if (businessName === null) return null;
  return (
    <p className="text-small">
      {listingTitle || 'Untitled listing'}
      <span className="text-muted"> · named because the owner opened the private profile to you</span>
    </p>
  );
}

function clientName({ businessName, listingTitle }: MandateView): string {
  return businessName ?? (listingTitle || 'Untitled listing');
}

/** A listing that is off the market opens only to brokers who may see its private profile. */
function ListingTitle({ mandate }: { mandate: MandateView }) {
  const title = clientName(mandate);
  if (!isPublic(mandate.listingStatus) && mandate.businessName === null) return <>{title}</>;
  return (
    <Link className="link" to={paths.listing(mandate.listingId)}>
      {title}
    </Link>
  );
}

function ListingState({ mandate }: { mandate: MandateView }) {
  const note = listingNote(mandate);
  if (note === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <StatusBadge tone={listingTones[mandate.listingStatus]}>
        {listingStatusLabels[mandate.listingStatus]}
      </StatusBadge>
      {note}
    </p>
  );
}

function NoMandates() {
  return (
    <EmptyState title="No engagements yet">
      An owner invites you by email from their listing. The invitation appears here, and you accept or decline
      it.
    </EmptyState>
  );
}
