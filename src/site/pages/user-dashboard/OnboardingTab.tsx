import {
  basicInfoFields,
  basicInfoLabels,
  onboardingSteps,
} from '#features/marketplace/businesses/domain/onboarding.ts';
import type { OnboardingProgress } from '#features/marketplace/businesses/web/onboarding-progress.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { StepIndicator } from '#kit/ui/StepIndicator.tsx';

export function OnboardingTab({ progress }: { progress: OnboardingProgress | null }) {
  if (!progress) {
    return (
      <EmptyState title="No drafts" action={<LinkButton to={paths.onboarding()}>Add a business</LinkButton>}>
        If you stop partway through adding a business, pick it up again here.
      </EmptyState>
    );
  }
  const open = basicInfoFields.filter(
    (field) => field !== 'dba' && (progress.info[field] ?? '').trim() === '',
  );
  return (
    <Card className="flex flex-col gap-4">
      <StepIndicator steps={onboardingSteps} current={progress.step} />
      <p className="text-muted">
        {open.length === 0
          ? 'Everything is filled in. Review the summary and finish.'
          : `Still needed: ${open.map((field) => basicInfoLabels[field]).join(', ')}.`}
      </p>
      <div>
        <LinkButton to={paths.onboarding()}>Continue</LinkButton>
      </div>
    </Card>
  );
}
