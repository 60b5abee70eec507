import { useParams } from 'react-router';
import { CompareOffers } from '#features/offers/offers/web/compare-offers.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Offers for a listing', { hidden: true });

export default function ListingOffersPage() {
  const { id = '' } = useParams();
  return <CompareOffers key={id} listingId={id} />;
}
