import { TemplateList } from '#features/agreements/nda-templates/web/template-list.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

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
