import { useParams } from 'react-router';
import { ListingNda } from '#features/agreements/nda-templates/web/listing-nda.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('NDA for a listing', { hidden: true });

export default function ListingNdaPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="NDA for this listing"
        lead="What buyers sign before they learn who you are."
        actions={
          <LinkButton variant="secondary" to={paths.editListing(id)}>
            Edit listing
          </LinkButton>
        }
      />
      <ListingNda key={id} listingId={id} />
    </>
  );
}
