import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import { type BasicInfo, onboardingSteps } from '../domain/onboarding.ts';

export type OnboardingProgress = { step: number; info: BasicInfo };

const text = z.string().exactOptional();
const progress = kept(
  'tab',
  'cairn-onboarding',
  z.object({
    personId: z.string(),
    step: z
      .number()
      .int()
      .min(0)
      .max(onboardingSteps.length - 1),
    info: z.object({
      ein: text,
      businessName: text,
      businessAddress: text,
      dba: text,
      industry: text,
      trade: text,
    }),
  }),
);

/** Ignores what another person left in this tab. */
export function readProgress(personId: string): OnboardingProgress | null {
  const read = progress.read();
  return read?.personId === personId ? { step: read.step, info: read.info } : null;
}

export function keepProgress(personId: string, { step, info }: OnboardingProgress): void {
  progress.keep({ personId, step, info });
}

export function clearProgress(): void {
  progress.forget();
}
