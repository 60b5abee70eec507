import { useParams } from 'react-router';
import { ReviewFrame, type ReviewPart } from '#features/quality-of-earnings/reviews/web/review-frame.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Quality of earnings', { hidden: true });

const parts: readonly ReviewPart[] = [
  {
    name: '',
    label: 'Documents',
    load: async () =>
      (await import('#features/quality-of-earnings/general-ledger/web/documents-part.tsx')).DocumentsPart,
  },
  {
    name: 'schedules',
    label: 'Schedules',
    load: async () =>
      (await import('#features/quality-of-earnings/supporting-schedules/web/schedules-part.tsx'))
        .SchedulesPart,
  },
  {
    name: 'accounts',
    label: 'Accounts',
    load: async () =>
      (await import('#features/quality-of-earnings/general-ledger/web/accounts-part.tsx')).AccountsPart,
  },
  {
    name: 'figures',
    label: 'Figures',
    load: async () =>
      (await import('#features/quality-of-earnings/general-ledger/web/figures-part.tsx')).FiguresPart,
  },
  {
    name: 'earnings',
    label: 'Adjusted earnings',
    load: async () =>
      (await import('#features/quality-of-earnings/adjusted-earnings/web/adjusted-part.tsx')).AdjustedPart,
  },
  {
    name: 'working-capital',
    label: 'Working capital',
    load: async () =>
      (await import('#features/quality-of-earnings/working-capital/web/working-capital-part.tsx'))
        .WorkingCapitalPart,
  },
  {
    name: 'revenue',
    label: 'Revenue',
    load: async () =>
      (await import('#features/quality-of-earnings/revenue-quality/web/revenue-part.tsx')).RevenuePart,
  },
  {
    name: 'taxes',
    label: 'Tax returns',
    load: async () => (await import('#features/quality-of-earnings/tax-returns/web/tax-part.tsx')).TaxPart,
  },
  {
    name: 'bank',
    label: 'Proof of cash',
    load: async () =>
      (await import('#features/quality-of-earnings/bank-statements/web/bank-part.tsx')).BankPart,
  },
  {
    name: 'findings',
    label: 'Findings',
    load: async () =>
      (await import('#features/quality-of-earnings/findings/web/findings-part.tsx')).FindingsPart,
  },
  {
    name: 'radar',
    label: 'Re-trade Radar',
    hiddenFrom: 'helper',
    load: async () => (await import('#features/quality-of-earnings/findings/web/radar-part.tsx')).RadarPart,
  },
  {
    name: 'databook',
    label: 'Databook',
    load: async () =>
      (await import('#features/quality-of-earnings/databook/web/databook-part.tsx')).DatabookPart,
  },
  {
    name: 'report',
    label: 'Report',
    load: async () =>
      (await import('#features/quality-of-earnings/earnings-reports/web/report-part.tsx')).ReportPart,
  },
];

export default function EarningsReviewPage() {
  const { id = '', part = '' } = useParams();
  return <ReviewFrame key={id} reviewId={id} part={part} parts={parts} />;
}
