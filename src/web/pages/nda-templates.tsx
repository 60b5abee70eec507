import { TemplateList } from '#features/nda-templates/web/template-list.tsx';
import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('NDA templates', { hidden: true });

export default function NdaTemplatesPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="NDA templates"
        lead="Texts that sellers can choose for their listings, beside the standard agreement."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <TemplateList />
    </Guard>
  );
}
