import { useParams } from 'react-router';
import { AskForAccess } from '#features/access-requests/web/ask-for-access.tsx';
import { ProfilePhotos } from '#features/listing-photos/web/profile-photos.tsx';
import { ListingView } from '#features/listings/web/listing-view.tsx';
import { WatchButton } from '#features/watch-list/web/watch-button.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

export const meta = () => pageMeta('Listing', { hidden: true });

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <ListingView
      key={id}
      id={id}
      profilePhotos={(listingId) => <ProfilePhotos listingId={listingId} />}
      buyerActions={(teaser) => (
        <>
          <AskForAccess listingId={teaser.id} listingTitle={teaser.title} />
          <LinkButton variant="quiet" to={paths.newMessage({ listingId: teaser.id })}>
            Write to the owner
          </LinkButton>
          <WatchButton listingId={teaser.id} />
        </>
      )}
    />
  );
}
