import { useQuery } from '@tanstack/react-query';
import { roomIdsByListing } from '#features/deal-room/deal-rooms/web/queries.ts';
import type { MandateView } from '#features/marketplace/mandates/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { roomLabel } from './user-dashboard/home/clients.ts';

type Props = Pick<MandateView, 'listingId' | 'listingStatus'> & { name: string };

/** To the deal room of a client’s listing, if there is one or one can be opened; also if it is not known which. */
export function RoomOfEngagement({ listingId, listingStatus, name }: Props) {
  const { data, isError } = useQuery(roomIdsByListing);
  const label = data
    ? roomLabel({ roomId: data[listingId] ?? null, status: listingStatus })
    : isError && 'Deal room';
  if (!label) return null;
  return (
    <LinkButton variant="secondary" size="small" to={paths.roomOfListing(listingId)}>
      {label}
      <span className="sr-only"> of {name}</span>
    </LinkButton>
  );
}
