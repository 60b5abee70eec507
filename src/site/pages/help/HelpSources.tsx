import type { HelpArticle, HelpSource } from '#content/help/article.ts';
import { notReviewedBy, reviewedBy } from '#content/help/reviewers.ts';
import { longDay } from '#kernel/days.ts';

const kinds: Record<HelpSource['kind'], string | null> = {
  primary: null,
  secondary: 'secondary source',
  product: null,
};

type Props = Pick<HelpArticle, 'sources' | 'updated' | 'reviewer'>;

export function HelpSources({ sources, updated, reviewer }: Props) {
  const missing = notReviewedBy(reviewer);
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
        Last reviewed on <time dateTime={updated}>{longDay(updated)}</time> by {reviewedBy(reviewer)}.
        {missing !== null && ` Not reviewed by ${missing}.`}
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
