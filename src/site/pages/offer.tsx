import { useParams } from 'react-router';
import { OfferDetails } from '#features/offers/offers/web/offer-details.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Offer', { hidden: true });

export default function OfferPage() {
  const { id = '' } = useParams();
  return <OfferDetails key={id} id={id} />;
}
