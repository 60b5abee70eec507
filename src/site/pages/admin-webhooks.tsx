import { AllWebhooks } from '#features/people/webhooks/web/webhook-list.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Webhooks of this site', { hidden: true });

export default function AdminWebhooksPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Webhooks of this site"
        lead="Where notifications are sent to other programs. Of an address you see only the site that it leads to."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <AllWebhooks />
    </Guard>
  );
}
