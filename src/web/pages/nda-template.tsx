import { useParams } from 'react-router';
import { TemplateEditor } from '#features/nda-templates/web/template-editor.tsx';
import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

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
