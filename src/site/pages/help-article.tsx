import { data, useLoaderData } from 'react-router';
import { helpArticle } from '#content/help/articles.ts';
import { topicOf } from '#content/help/topics.ts';
import { paths } from '#kit/paths.ts';
import { type MetaPage, pageMeta, publicMeta, publicUrlOf } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import { HelpArticleText } from './help/HelpArticleText.tsx';

export const handle = { calm: true };

/** Existing articles are prerendered; at run time this is called only for unknown ones. */
export function loader({ params }: { params: { slug?: string } }) {
  const article = helpArticle(params.slug ?? '');
  const topic = topicOf(article?.slug ?? '');
  if (!article || !topic) throw data(null, { status: 404 });
  const related = article.related.flatMap((slug) => helpArticle(slug) ?? []);
  return {
    article,
    topic: { id: topic.id, title: topic.title },
    related: related.map(({ slug, title, question }) => ({ slug, title, question })),
  };
}

type MetaArguments = MetaPage & { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export const meta = ({ loaderData, ...page }: MetaArguments) => {
  if (!loaderData) return pageMeta('Help', { hidden: true });
  const { slug, title, summary } = loaderData.article;
  const trail = [
    { name: 'Help', path: paths.help() },
    { name: title, path: paths.helpArticle(slug) },
  ];
  return publicMeta(page, {
    title,
    description: summary,
    data: [breadcrumbData(publicUrlOf(page), trail)],
  });
};

export default function HelpArticlePage() {
  const loaded = useLoaderData<typeof loader>();
  return <HelpArticleText {...loaded} />;
}
