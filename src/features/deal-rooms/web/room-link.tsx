import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { OpenRoom } from './open-room.tsx';
import { myRooms } from './queries.ts';

type Props = { listingId: string; size?: 'small' | 'medium'; of?: string };

/** Wherever the seller’s side meets a listing: the way into its room, which the first press makes. */
export function RoomLink({ listingId, size = 'medium', of }: Props) {
  const rooms = useInfiniteQuery(myRooms);
  const pages = rooms.data?.pages ?? [];
  const room = pages.flatMap(({ items }) => items).find((one) => one.listingId === listingId);
  if (room)
    return (
      <LinkButton variant="secondary" size={size} to={paths.dealRoom(room.id)}>
        Go to the deal room
        {of && <span className="sr-only"> of {of}</span>}
      </LinkButton>
    );
  const openable = pages.flatMap((page) => page.openable).find((one) => one.listingId === listingId);
  return openable ? <OpenRoom listings={[openable]} size={size} of={of} /> : null;
}
