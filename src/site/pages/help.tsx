import { useLoaderData } from 'react-router';
import { audienceLabels, audiences } from '#content/help/article.ts';
import { helpArticles } from '#content/help/articles.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { HelpList } from './help/HelpList.tsx';
import { HelpSearch } from './help/HelpSearch.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';

const description =
  'What sellers, buyers and brokers of small businesses ask: anonymity, NDAs, SDE, add-backs, valuation, SBA loans, letters of intent. In plain words, with sources.';

export const meta = (page: MetaPage) => publicMeta(page, { title: 'Help', description });
export const handle = { calm: true };

/** Runs at build time, which keeps the articles out of the browser's script. */
export function loader() {
  return audiences.map((audience) => ({
    audience,
    label: audienceLabels[audience],
    articles: helpArticles
      .filter((article) => article.audience[0] === audience)
      .map(({ slug, title, summary }) => ({ slug, title, summary })),
    // Articles that are listed under another heading but are for these readers too.
    also: helpArticles
      .filter((article) => article.audience.indexOf(audience) > 0 && article.audience[0] !== 'everybody')
      .map(({ slug, title }) => ({ slug, title })),
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
