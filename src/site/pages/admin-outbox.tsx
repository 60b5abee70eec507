import { Outbox } from '#features/inbox/mail/web/outbox.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

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
