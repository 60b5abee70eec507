import { useParams } from 'react-router';
import { RequestDetails } from '#features/agreements/access-requests/web/request-details.tsx';
import { RoomLink } from '#features/deal-room/deal-rooms/web/room-link.tsx';
import { BuyerAbout } from '#site/profiles/web/buyer-about.tsx';
import { pageMeta } from '../page-meta.ts';
import { LetInNotes } from './LetInNotes.tsx';

export const meta = () => pageMeta('Access request', { hidden: true });

export default function AccessRequestPage() {
  const { id = '' } = useParams();
  return (
    <LetInNotes>
      <RequestDetails
        key={id}
        id={id}
        about={(personId) => <BuyerAbout personId={personId} />}
        room={(listingId) => <RoomLink listingId={listingId} />}
      />
    </LetInNotes>
  );
}
