import { onboardingSteps } from '../domain/onboarding.ts';
import { BasicInfoFields } from './basic-info-fields.tsx';
import { OnboardingSummary } from './onboarding-summary.tsx';
import { failingField, useOnboarding } from './use-onboarding.ts';
import { Wizard } from './wizard.tsx';

/** Adds a business in two steps. */
export function OnboardingWizard({ personId }: { personId: string }) {
  const { step, info, error, busy, change, previous, next } = useOnboarding(personId);
  const contents = [
    <BasicInfoFields key="info" info={info} failing={failingField(error)} onChange={change} />,
    <OnboardingSummary key="summary" info={info} />,
  ];
  return (
    <Wizard
      label="Add a business"
      steps={onboardingSteps.map((label, index) => ({ label, content: contents[index] }))}
      current={step}
      error={error}
      busy={busy}
      onPrevious={previous}
      onNext={next}
    />
  );
}
