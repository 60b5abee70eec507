import { SharedReport } from '#features/valuation/check-reports/web/shared-report.tsx';
import { useTokenInHash } from '#kit/auth/use-token-in-hash.ts';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('A shared report', { hidden: true });
export const handle = { calm: true };

export default function SharedReportPage() {
  const token = useTokenInHash();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10">
      <PageHeader title="A health check, shared with you" />
      {token === null && <p>The link is not whole. Copy all of it, to the last character.</p>}
      {token && <SharedReport key={token} token={token} />}
    </div>
  );
}
