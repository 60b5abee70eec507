import { CheckList } from '#features/valuation/health-check/web/check-list.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Health check', { hidden: true });

export default function HealthChecksPage() {
  return (
    <>
      <PageHeader
        title="Health check"
        lead="What your business is worth, why, and how to increase it: 35 questions, saved as you go."
      />
      <CheckList />
    </>
  );
}
