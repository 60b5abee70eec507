import { ServiceTokens } from '#features/people/access-tokens/web/service-tokens.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Service tokens', { hidden: true });

export default function ServiceTokensPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Service tokens"
        lead="Programs that act for the site, each with the administrator role and no more of it than its token allows. Every administrator sees and can revoke them all. A token ends with the account or the role of the administrator who created it."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <ServiceTokens />
    </Guard>
  );
}
