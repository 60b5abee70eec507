import { data, useLoaderData } from 'react-router';
import { audienceLabels } from '#content/help/article.ts';
import { helpArticle } from '#content/help/articles.ts';
import { pageMeta } from '../page-meta.ts';
import { HelpArticleText } from './help/HelpArticleText.tsx';

export const handle = { calm: true };

/** At build time for every article; at run time only for an address that names none. */
export function loader({ params }: { params: { slug?: string } }) {
  const article = helpArticle(params.slug ?? '');
  if (!article) throw data(null, { status: 404 });
  const related = article.related.flatMap((slug) => helpArticle(slug) ?? []);
  return {
    article,
    audience: article.audience[0],
    audienceLabel: audienceLabels[article.audience[0]],
    related: related.map(({ slug, title, question }) => ({ slug, title, question })),
  };
}

type MetaArguments = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export const meta = ({ loaderData }: MetaArguments) =>
  loaderData
    ? pageMeta(loaderData.article.title, { description: loaderData.article.summary })
    : pageMeta('Help', { hidden: true });

export default function HelpArticlePage() {
  const loaded = useLoaderData<typeof loader>();
  return <HelpArticleText {...loaded} />;
}
