import { useParams } from 'react-router';
import { CheckFrame } from '#features/valuation/health-check/web/check-frame.tsx';
import {
  type CheckPart,
  ofBooks,
  ofOwner,
  ofWhole,
} from '#features/valuation/health-check/web/check-parts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Health check', { hidden: true });

const parts: readonly CheckPart[] = [
  {
    name: '',
    label: 'Questions',
    shown: () => true,
    load: async () =>
      (await import('#features/valuation/check-value/web/questions-with-range.tsx')).QuestionsWithRange,
  },
  {
    name: 'earnings',
    label: 'Earnings',
    shown: ofBooks,
    load: async () => (await import('#features/valuation/earnings/web/earnings-part.tsx')).EarningsPart,
  },
  {
    name: 'value',
    label: 'Value',
    shown: ofWhole,
    load: async () => (await import('./health-check/ValueWithBooks.tsx')).ValueWithBooks,
  },
  {
    name: 'what-if',
    label: 'Scenarios',
    shown: ofWhole,
    load: async () => (await import('#features/valuation/check-value/web/what-if-part.tsx')).WhatIfPart,
  },
  {
    name: 'plan',
    label: 'Plan',
    shown: ofWhole,
    load: async () => (await import('#features/valuation/check-value/web/plan-part.tsx')).PlanPart,
  },
  {
    name: 'reports',
    label: 'Reports',
    shown: ofWhole,
    load: async () => (await import('./health-check/ReportsWithBooks.tsx')).ReportsWithBooks,
  },
  {
    name: 'people',
    label: 'Collaborators',
    shown: ofOwner,
    load: async () => (await import('#features/valuation/health-check/web/people-part.tsx')).PeoplePart,
  },
];

export default function HealthCheckPage() {
  const { id = '', part = '' } = useParams();
  return <CheckFrame key={id} checkId={id} part={part} parts={parts} />;
}
