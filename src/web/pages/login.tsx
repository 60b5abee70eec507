import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('login', { hidden: true });

export default function Page() {
  return <PageHeader title="login" />;
}
