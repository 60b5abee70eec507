import { useParams } from 'react-router';
import { ListingPeople } from '#features/access-requests/web/listing-people.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('People', { hidden: true });

export default function ListingPeoplePage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="People"
        lead="Who asked to see this listing, how far each of them may see, since when and until when."
        actions={
          <>
            <LinkButton variant="secondary" to={paths.blockList()}>
              Block list
            </LinkButton>
            <LinkButton variant="secondary" to={paths.listing(id)}>
              Open the listing
            </LinkButton>
          </>
        }
      />
      <ListingPeople key={id} listingId={id} />
    </>
  );
}
