import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('about-us', { hidden: true });

export default function Page() {
  return <PageHeader title="about-us" />;
}
