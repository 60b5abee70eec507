import type { HelpSource } from '#content/help/article.ts';
import { longDay } from '#kernel/days.ts';

const kinds: Record<HelpSource['kind'], string | null> = {
  primary: null,
  secondary: 'secondary source',
  product: null,
};

export function HelpSources({ sources, updated }: { sources: readonly HelpSource[]; updated: string }) {
  return (
    <section aria-labelledby="sources" className="mt-12 border-t pt-6 text-small">
      <h2 id="sources" className="font-medium font-sans text-body">
        Sources
      </h2>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5 text-muted">
        {sources.map((source) => (
          <li key={source.title} className="wrap-anywhere pl-1">
            <Title source={source} />. {source.publisher}, {source.year ?? 'undated'}
            {kinds[source.kind] && ` (${kinds[source.kind]})`}.
          </li>
        ))}
      </ol>
      <p className="mt-3 text-muted">
        Last checked against its sources and the product on <time dateTime={updated}>{longDay(updated)}</time>
        .
      </p>
    </section>
  );
}

function Title({ source: { title, url } }: { source: HelpSource }) {
  if (!url) return title;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link">
      {title}
    </a>
  );
}
