import { z } from 'zod';
import { type BasicInfo, onboardingSteps } from '../domain/onboarding.ts';

const onboardingKey = 'cairn-onboarding';

export type OnboardingProgress = { step: number; info: BasicInfo };

const text = z.string().exactOptional();
const stored = z.object({
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
});

/** Ignores what another person left in this tab. */
export function readProgress(personId: string): OnboardingProgress | null {
  const read = stored.safeParse(parsed(storedText()));
  if (!read.success || read.data.personId !== personId) return null;
  return { step: read.data.step, info: read.data.info };
}

export function keepProgress(personId: string, { step, info }: OnboardingProgress): void {
  try {
    sessionStorage.setItem(onboardingKey, JSON.stringify({ personId, step, info }));
  } catch {
    console.error('session storage is not available; the form will not outlast this page');
  }
}

export function clearProgress(): void {
  try {
    sessionStorage.removeItem(onboardingKey);
  } catch {
    // Session storage may be disabled.
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(onboardingKey);
  } catch {
    return null;
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
