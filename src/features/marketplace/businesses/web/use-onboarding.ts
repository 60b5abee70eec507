import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { messageFromError, refusalsOf } from '#kit/api-error.ts';
import { returnPathFrom } from '#kit/auth/return-path.ts';
import { paths } from '#kit/paths.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { createBusiness, newBusiness } from '../contract.ts';
import { withHyphen } from '../domain/ein.ts';
import {
  type BasicInfo,
  type BasicInfoField,
  basicInfoFields,
  basicInfoLabels,
  firstFailure,
  onboardingSteps,
  stepAfter,
} from '../domain/onboarding.ts';
import { industriesOfTrade } from '../domain/trade-industries.ts';
import { isTradeAnswer } from '../domain/trades.ts';
import type { Failing } from './basic-info-fields.tsx';
import { clearProgress, keepProgress, type OnboardingProgress, readProgress } from './onboarding-progress.ts';
import { businessesKey } from './queries.ts';

export function useOnboarding(personId: string, known: BasicInfo) {
  const [progress, keep] = useKeptProgress(personId, known);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failing | null>(null);
  const { busy, create } = useCreation();

  const failed = (failure: unknown) => {
    setError(`Error in Form Submission: ${messageFromError(failure)}`);
    const refusals = refusalsOf(failure);
    const field = basicInfoFields.find((one) => Object.hasOwn(refusals, one));
    const words = field && refusals[field]?.[0];
    setRefused(field && words ? { field, words } : null);
    if (field) keep({ ...progress, step: 0 });
  };

  return {
    ...progress,
    error,
    failing: failingIn(error) ?? refused,
    busy,
    change(field: BasicInfoField, typed: string) {
      if ((failingIn(error) ?? refused)?.field === field) {
        setError(null);
        setRefused(null);
      }
      keep({ ...progress, info: withTyped(progress.info, field, typed) });
    },
    previous() {
      setError(null);
      keep({ ...progress, step: stepAfter(progress.step, -1) });
    },
    next() {
      const info = { ...progress.info, ...(progress.info.ein ? { ein: withHyphen(progress.info.ein) } : {}) };
      const failure = failureIn(info);
      setError(failure);
      setRefused(null);
      if (failure !== null) return keep({ ...progress, info, step: 0 });
      if (progress.step === onboardingSteps.length - 1) return void create(info, failed);
      keep({ ...progress, info, step: stepAfter(progress.step, 1) });
    },
  };
}

function useKeptProgress(personId: string, known: BasicInfo) {
  const [progress, setProgress] = useState<OnboardingProgress>(
    () => readProgress(personId) ?? { step: 0, info: known },
  );
  const keep = (next: OnboardingProgress) => {
    setProgress(next);
    keepProgress(personId, next);
  };
  return [progress, keep] as const;
}

function useCreation() {
  const [busy, setBusy] = useState(false);
  // A second click can arrive before the busy state is rendered.
  const sending = useRef(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const create = async (info: BasicInfo, onFailure: (failure: unknown) => void) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const name = info.businessName?.trim() ?? '';
      await call(createBusiness, { body: bodyOf(info) });
      clearProgress();
      await queries.invalidateQueries({ queryKey: businessesKey });
      await navigate(returnPathFrom(search, paths.dashboard()));
      toast(`${name} was added.`);
    } catch (failure) {
      console.error(failure);
      onFailure(failure);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, create };
}

function failureIn(info: BasicInfo): string | null {
  const failure = firstFailure(info);
  if (failure !== null) return failure;
  const read = newBusiness.safeParse(bodyOf(info));
  if (read.success) return null;
  const issues = basicInfoFields.flatMap((field) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [`${basicInfoLabels[field]}: ${issue.message}`] : [];
  });
  return issues[0] ?? null;
}

function failingIn(error: string | null): Failing | null {
  const field = basicInfoFields.find((one) => error?.startsWith(`${basicInfoLabels[one]}: `));
  return error && field ? { field, words: error.slice(`${basicInfoLabels[field]}: `.length) } : null;
}

function withTyped(info: BasicInfo, field: BasicInfoField, typed: string): BasicInfo {
  const next = { ...info, [field]: typed };
  if (field !== 'trade' || info.industry || !isTradeAnswer(typed)) return next;
  const [usual] = industriesOfTrade(typed);
  return usual ? { ...next, industry: usual } : next;
}

function bodyOf(info: BasicInfo) {
  const { ein = '', businessName = '', businessAddress = '', dba = '', industry = '', trade = '' } = info;
  const body = {
    ein: withHyphen(ein),
    businessName,
    businessAddress,
    industry: newBusiness.shape.industry.parse(industry),
    ...(isTradeAnswer(trade) ? { trade } : {}),
  };
  return dba.trim() === '' ? body : { ...body, dba };
}
