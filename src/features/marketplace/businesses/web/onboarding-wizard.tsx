import { type BasicInfo, onboardingSteps } from '../domain/onboarding.ts';
import { industriesOfTrade } from '../domain/trade-industries.ts';
import type { Trade } from '../domain/trades.ts';
import { BasicInfoFields } from './basic-info-fields.tsx';
import { OnboardingSummary } from './onboarding-summary.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { Wizard } from './wizard.tsx';

type Props = {
  personId: string;
  among: readonly Trade[];
};

export function OnboardingWizard({ personId, among }: Props) {
  const { step, info, error, failing, busy, change, previous, next } = useOnboarding(
    personId,
    knownOf(among),
  );
  const contents = [
    <BasicInfoFields key="info" info={info} among={among} failing={failing} onChange={change} />,
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

function knownOf(among: readonly Trade[]): BasicInfo {
  const [trade, ...others] = among;
  const usual = new Set(among.map((one) => industriesOfTrade(one)[0]));
  const [industry] = usual;
  return {
    ...(trade && others.length === 0 ? { trade } : {}),
    ...(industry && usual.size === 1 ? { industry } : {}),
  };
}
