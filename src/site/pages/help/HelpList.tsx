import { useState } from 'react';
import { Link } from 'react-router';
import { type Audience, audienceLabels, audiences } from '#content/help/article.ts';
import { paths } from '#kit/paths.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';

type Entry = { slug: string; title: string; question: string; audience: readonly Audience[] };
export type HelpGroup = { id: string; title: string; articles: readonly Entry[] };

/** All articles under their topics; readers may narrow them to those for sellers, buyers or brokers. */
export function HelpList({ groups }: { groups: readonly HelpGroup[] }) {
  const [reader, setReader] = useState<Audience>('everybody');
  const shown = groups
    .map((group) => ({ ...group, articles: group.articles.filter((article) => isFor(reader, article)) }))
    .filter(({ articles }) => articles.length > 0);
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-6">
        <Readers reader={reader} onChange={setReader} />
        <Topics groups={shown} />
      </div>
      {shown.map(({ id, title, articles }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="scroll-mt-24 text-heading">
            {title}
          </h2>
          <ul className="mt-4 grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
            {articles.map((article) => (
              <ArticleLink key={article.slug} {...article} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function isFor(reader: Audience, { audience }: Entry): boolean {
  return reader === 'everybody' || audience.includes('everybody') || audience.includes(reader);
}

type ReadersProps = { reader: Audience; onChange: (reader: Audience) => void };

function Readers({ reader, onChange }: ReadersProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-0.5 noscript:hidden sm:gap-2">
      <legend className="sr-only">Show articles for</legend>
      {audiences.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === reader}
          onClick={() => onChange(one)}
          className={cx(buttonFace('quiet', 'small'), 'aria-pressed:bg-raised aria-pressed:text-text')}
        >
          {audienceLabels[one]}
        </button>
      ))}
    </fieldset>
  );
}

function Topics({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <nav aria-label="Topics">
      <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-small">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ArticleLink({ slug, title, question }: Entry) {
  return (
    <li className="relative border-t py-4">
      <h3 className="text-body">
        <Link
          to={paths.helpArticle(slug)}
          prefetch="intent"
          className="rounded-small font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-0.5 text-muted text-small">{question}</p>
    </li>
  );
}
