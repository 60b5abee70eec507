import { useParams } from 'react-router';
import { ListingNda } from '#features/agreements/nda-templates/web/listing-nda.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('NDA for a listing', { hidden: true });

export default function ListingNdaPage() {
  const { id = '' } = useParams();
  return <ListingNda key={id} listingId={id} />;
}
