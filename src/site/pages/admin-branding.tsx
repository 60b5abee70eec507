import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Branding } from '#site/branding/web/branding.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Branding', { hidden: true });

export default function BrandingPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Branding"
        lead="What your site is called, how it looks, who is behind it, what it costs, and its legal texts."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <Branding />
    </Guard>
  );
}
