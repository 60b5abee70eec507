import { evaluation } from '#content/evaluation.ts';
import { mayHaveEvaluation } from '#features/valuation/check-value/web/kept-evaluation.ts';
import { hasStoredAuthInfo } from '#kit/auth/auth-info.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { IslandPlace, island } from './Island.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: evaluation.title, description: evaluation.description });
export const handle = { calm: true };

const desk = island(
  async () => (await import('#features/valuation/check-value/web/evaluation-desk.tsx')).EvaluationDesk,
);

/** What it shows besides is unknown when the page is prerendered: kept answers, the address, and who is signed in. */
function showsMore(): boolean {
  return mayHaveEvaluation() || hasStoredAuthInfo() || new URLSearchParams(location.search).has('email');
}

export default function EvaluationPage() {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle title={evaluation.title} lead={evaluation.lead} />
      <IslandPlace island={desk} atOnce={showsMore} />
      <noscript>
        <p className="text-muted">The range is worked out in your browser, which needs JavaScript for it.</p>
      </noscript>
    </div>
  );
}
