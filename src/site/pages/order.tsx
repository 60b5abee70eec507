import { useParams } from 'react-router';
import { OrderDetails } from '#features/offers/orders/web/order-details.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Order', { hidden: true });

export default function OrderPage() {
  const { id = '' } = useParams();
  return <OrderDetails key={id} id={id} />;
}
