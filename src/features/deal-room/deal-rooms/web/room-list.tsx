import { useInfiniteQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { listRooms } from '../contract.ts';
import { OpenRoom } from './open-room.tsx';
import { myRooms, type OpenableListing } from './queries.ts';

const sides = { seller: 'My listing', broker: 'My client', buyer: 'Shared with me' } as const;

/** `marks`: by room, what waits there for the reader. */
type Props = { marks: ReadonlyMap<string, string> };

export function RoomList({ marks }: Props) {
  const rooms = useInfiniteQuery(myRooms);
  const openable = rooms.data?.pages[0]?.openable ?? [];
  return (
    <PagedList
      query={rooms}
      what="deal rooms"
      more="Load older rooms"
      waiting="h-20"
      empty={<NoRooms openable={openable} />}
    >
      {(items) => (
        <>
          {openable.length > 0 && (
            <div className="flex sm:justify-end">
              <OpenRoom listings={openable} />
            </div>
          )}
          <ul className="flex flex-col gap-3">
            {items.map((room) => (
              <li key={room.id}>
                <RoomCard room={room} mark={marks.get(room.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

type CardProps = { room: ReplyOf<typeof listRooms>['items'][number]; mark: string | undefined };

function RoomCard({ room, mark }: CardProps) {
  return (
    <Link
      to={paths.dealRoom(room.id)}
      className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-large border border-line bg-surface p-5 transition-colors hover:border-line-strong"
    >
      <DoorOpen aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">{room.title || 'Untitled listing'}</span>
        <span className="text-muted text-small">
          {room.closedAt !== null ? (
            <>
              Closed <DateText at={room.closedAt} />
            </>
          ) : room.publishedAt === null ? (
            'Nothing published yet'
          ) : (
            <>
              Last published <TimeAgo at={room.publishedAt} />
            </>
          )}
        </span>
      </span>
      {room.closedAt !== null && <Badge>Closed</Badge>}
      {mark && <Badge tone="amber">{mark}</Badge>}
      <Badge tone={room.side === 'buyer' ? 'accent' : 'neutral'}>{sides[room.side]}</Badge>
    </Link>
  );
}

function NoRooms({ openable }: { openable: readonly OpenableListing[] }) {
  const { user } = useAuth();
  const next =
    openable.length > 0 ? (
      <OpenRoom listings={openable} />
    ) : user?.roles.includes('seller') ? (
      <LinkButton to={paths.dashboard()}>Go to your listings</LinkButton>
    ) : (
      <LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>
    );
  return (
    <EmptyState title="No deal rooms yet" action={next}>
      A seller or broker opens a deal room for a listing. Buyers see it after they sign the NDA, the seller
      approves them, and documents are published.
    </EmptyState>
  );
}
