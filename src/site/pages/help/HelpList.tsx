import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';

type Entry = { slug: string; title: string; summary: string };
export type HelpGroup = {
  audience: string;
  label: string;
  articles: readonly Entry[];
  also: readonly Omit<Entry, 'summary'>[];
};

export function HelpList({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <div className="flex flex-col gap-14">
      {groups.map(({ audience, label, articles, also }) => (
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
          {also.length > 0 && <Also label={label} articles={also} />}
        </section>
      ))}
    </div>
  );
}

function Also({ label, articles }: { label: string; articles: HelpGroup['also'] }) {
  return (
    <nav aria-label={`${label}, also`} className="border-t pt-5">
      <p className="text-muted text-small">Also {label.toLowerCase()}:</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={paths.helpArticle(slug)}
              prefetch="intent"
              className="link inline-flex min-h-11 items-center text-small"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
