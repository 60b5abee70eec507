import { Outbox } from '#features/mail/web/outbox.tsx';
import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Outbox', { hidden: true });

export default function OutboxPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Outbox"
        lead="All outgoing email and its delivery status."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <Outbox />
    </Guard>
  );
}
