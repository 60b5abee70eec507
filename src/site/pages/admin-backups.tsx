import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Backups } from '#site/backups/web/backups.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Backups', { hidden: true });

export default function BackupsPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Backups"
        lead="Copies of the database and of every file of this site, as they were at one moment."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <Backups />
    </Guard>
  );
}
