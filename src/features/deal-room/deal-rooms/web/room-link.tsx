import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OpenRoom } from './open-room.tsx';
import { roomOfListing } from './queries.ts';

export function RoomLink({ listingId }: { listingId: string }) {
  const { data } = useQuery(roomOfListing(listingId));
  if (data?.room)
    return (
      <LinkButton variant="secondary" to={paths.dealRoom(data.room.id)}>
        Go to the deal room
      </LinkButton>
    );
  return data?.openable ? <OpenRoom listings={[data.openable]} /> : null;
}
