import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Health } from '#site/health/web/health.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Health', { hidden: true });

export default function HealthPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Health"
        lead="How this site is, and what to do about it. The figures are renewed every half minute."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <Health />
    </Guard>
  );
}
