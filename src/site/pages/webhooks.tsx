import { OwnWebhooks } from '#features/people/webhooks/web/webhook-list.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Webhooks', { hidden: true });

export default function WebhooksPage() {
  return <OwnWebhooks />;
}
