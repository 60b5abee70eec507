import { useParams } from 'react-router';
import { TemplateEditor } from '#features/agreements/nda-templates/web/template-editor.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('NDA template', { hidden: true });

export default function NdaTemplatePage() {
  const { id = '' } = useParams();
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="NDA template"
        actions={
          <LinkButton variant="secondary" to={paths.ndaTemplates()}>
            All templates
          </LinkButton>
        }
      />
      <TemplateEditor key={id} id={id} />
    </Guard>
  );
}
