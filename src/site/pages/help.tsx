import { useLoaderData } from 'react-router';
import { helpArticle } from '#content/help/articles.ts';
import { helpTopics } from '#content/help/topics.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { HelpList } from './help/HelpList.tsx';
import { HelpSearch } from './help/HelpSearch.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';

const description =
  'What sellers, buyers and brokers of small businesses ask: value, taxes, SBA loans, commissions, leases, letters of intent, closing. In plain words, with sources.';

export const meta = (page: MetaPage) => publicMeta(page, { title: 'Help', description });
export const handle = { calm: true };

/** Runs at build time, which keeps the articles out of the browser's script. */
export function loader() {
  return helpTopics.map(({ id, title, slugs }) => ({
    id,
    title,
    articles: slugs
      .flatMap((slug) => helpArticle(slug) ?? [])
      .map(({ slug, title, question, audience }) => ({ slug, title, question, audience })),
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
