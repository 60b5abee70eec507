import { useLoaderData } from 'react-router';
import { audienceLabels, audiences } from '#content/help/article.ts';
import { helpArticles } from '#content/help/articles.ts';
import { pageMeta } from '../page-meta.ts';
import { HelpList } from './help/HelpList.tsx';
import { HelpSearch } from './help/HelpSearch.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';

const description =
  'What sellers, buyers and brokers of small businesses ask: anonymity, NDAs, SDE, add-backs, valuation, SBA loans, letters of intent. In plain words, with sources.';

export const meta = () => pageMeta('Help', { description });
export const handle = { calm: true };

/** At build time: the pages are still, and the articles stay out of the browser's script. */
export function loader() {
  return audiences.map((audience) => ({
    audience,
    label: audienceLabels[audience],
    articles: helpArticles
      .filter((article) => article.audience[0] === audience)
      .map(({ slug, title, summary }) => ({ slug, title, summary })),
  }));
}

export default function HelpPage() {
  const groups = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle
        title="Help"
        lead="What sellers, buyers and brokers ask, answered in plain words. Every figure says where it comes from."
      />
      <HelpSearch>
        <HelpList groups={groups} />
      </HelpSearch>
    </div>
  );
}
