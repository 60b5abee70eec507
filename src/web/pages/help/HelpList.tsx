import { Link } from 'react-router';
import { paths } from '../../paths.ts';

type Entry = { slug: string; title: string; summary: string };
export type HelpGroup = { audience: string; label: string; articles: readonly Entry[] };

/** Every article, under whom it is for. */
export function HelpList({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <div className="flex flex-col gap-14">
      {groups.map(({ audience, label, articles }) => (
        <section key={audience} aria-labelledby={`for-${audience}`}>
          <h2 id={`for-${audience}`} className="text-heading">
            {label}
          </h2>
          <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
            {articles.map(({ slug, title, summary }) => (
              <li key={slug} className="relative border-t py-5">
                <h3 className="text-lead">
                  <Link
                    to={paths.helpArticle(slug)}
                    prefetch="intent"
                    className="rounded-small after:absolute after:inset-0 hover:text-accent"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-muted text-small">{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
