import { useParams } from 'react-router';
import { WebhookPage as Webhook } from '#features/people/webhooks/web/webhook-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Webhook', { hidden: true });

export default function WebhookPage() {
  const { id = '' } = useParams();
  return <Webhook key={id} id={id} />;
}
