import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { roomOfListing } from './queries.ts';

/** After a sale: nothing where the listing has no room or its room is closed. */
export function CloseRoomLink({ listingId }: { listingId: string }) {
  const { data } = useQuery(roomOfListing(listingId));
  if (!data?.room || data.room.closedAt !== null) return null;
  return (
    <LinkButton variant="secondary" size="small" to={paths.roomClosing(data.room.id)}>
      Close the deal room
    </LinkButton>
  );
}
