import { useState } from 'react';
import { OnboardingWizard } from '#features/marketplace/businesses/web/onboarding-wizard.tsx';
import { readEvaluation } from '#features/valuation/check-value/web/evaluation-memory.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Add a business', { hidden: true });

export default function OnboardingPage() {
  const { authInfo } = useAuth();
  const [{ trades: among }] = useState(readEvaluation);
  if (!authInfo) return null;
  return (
    <div className="max-w-column">
      <PageHeader
        title="Add a business"
        lead="Two short steps. Your entries are saved in this browser tab until you finish. Nothing is published."
      />
      <OnboardingWizard key={authInfo.userId} personId={authInfo.userId} among={among} />
    </div>
  );
}
