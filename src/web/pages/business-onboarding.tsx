import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Add a business', { hidden: true });

export default function OnboardingPage() {
  return <PageHeader title="Add a business" />;
}
