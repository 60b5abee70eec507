import { useParams } from 'react-router';
import { RequestDetails } from '#features/agreements/access-requests/web/request-details.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Access request', { hidden: true });

export default function AccessRequestPage() {
  const { id = '' } = useParams();
  return <RequestDetails key={id} id={id} />;
}
