import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { openRoom } from '../contract.ts';
import { myRooms } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

/** On the page of an own listing: the way into its room, which the first press makes. */
export function RoomLink({ listingId, closed }: { listingId: string; closed: boolean }) {
  const navigate = useNavigate();
  const rooms = useInfiniteQuery(myRooms);
  const open = useRoomAct({
    act: () => call(openRoom, { params: { id: listingId }, body: {} }),
    failed: 'The deal room could not be opened.',
    onDone: ({ id }) => void navigate(paths.dealRoom(id)),
  });
  const room = rooms.data?.pages.flatMap(({ items }) => items).find((one) => one.listingId === listingId);
  if (room)
    return (
      <LinkButton variant="secondary" to={paths.dealRoom(room.id)}>
        Go to the deal room
      </LinkButton>
    );
  const reason = closed ? 'The listing is closed.' : rooms.data ? null : 'Checking for a deal room.';
  return (
    <Button
      variant="secondary"
      busy={open.isPending}
      disabledReason={reason}
      onClick={() => open.mutate(undefined)}
    >
      Open a deal room
    </Button>
  );
}
