import { useParams } from 'react-router';
import { AskForAccess } from '#features/access-requests/web/ask-for-access.tsx';
import { ListingView } from '#features/listings/web/listing-view.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Listing', { hidden: true });

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <ListingView
      key={id}
      id={id}
      buyerActions={(teaser) => <AskForAccess listingId={teaser.id} listingTitle={teaser.title} />}
    />
  );
}
