import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#content/brand.ts';
import type { HelpArticle } from '#content/help/article.ts';
import { mailTo, paths } from '#kit/paths.ts';
import { HelpBlocks } from './HelpBlocks.tsx';
import { HelpSources } from './HelpSources.tsx';
import { QuestionLinks } from './QuestionLinks.tsx';

type Props = {
  article: HelpArticle;
  topic: { id: string; title: string };
  related: readonly { slug: string; title: string; question: string }[];
};

export function HelpArticleText({ article, topic, related }: Props) {
  return (
    <article className="mx-auto max-w-column px-5 pt-8 md:px-8 lg:pt-12">
      <Breadcrumb title={article.title} topic={topic} />
      <header className="mt-6 flex flex-col gap-5">
        <h1 className="text-heading">{article.title}</h1>
        <p className="border-accent border-l-2 pl-5 text-lead">{article.summary}</p>
      </header>
      {article.manyQuestions && <QuestionLinks blocks={article.body} />}
      <div className="mt-8 flex flex-col gap-5">
        <HelpBlocks blocks={article.body} />
      </div>
      <HelpSources {...article} />
      <ReadOn related={related} />
      <p className="mt-10 text-muted text-small">
        Didn’t find your answer? Write to{' '}
        <a href={mailTo(brand.supportEmail, 'Support')} className="link">
          {brand.supportEmail}
        </a>
        .
      </p>
    </article>
  );
}

function Breadcrumb({ title, topic }: Pick<Props, 'topic'> & { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-small">
        <li>
          <Link to={paths.help()} prefetch="intent" className="touch-target rounded-small hover:text-text">
            Help
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <ChevronRight aria-hidden className="size-3.5" />
          <Link to={`${paths.help()}#${topic.id}`} className="touch-target rounded-small hover:text-text">
            {topic.title}
          </Link>
        </li>
        <li aria-current="page" className="flex items-center gap-2 max-sm:sr-only">
          <ChevronRight aria-hidden className="size-3.5" />
          {title}
        </li>
      </ol>
    </nav>
  );
}

function ReadOn({ related }: Pick<Props, 'related'>) {
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="text-title">
        Read on
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {related.map(({ slug, title, question }) => (
          <li key={slug} className="relative rounded-large border bg-surface p-4 hover:border-line-strong">
            <Link
              to={paths.helpArticle(slug)}
              prefetch="intent"
              className="rounded-small font-medium after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="mt-1 text-muted text-small">{question}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
