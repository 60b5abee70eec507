import { Link } from 'react-router';
import { brand } from '#content/brand.ts';
import { excerpt, marked } from '#content/help/marks.ts';
import type { HelpHit } from '#content/help/search.ts';
import { counted } from '#kernel/counts.ts';
import { mailTo, paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';

export function HelpHits({ query, hits }: { query: string; hits: readonly HelpHit[] }) {
  return (
    <section aria-labelledby="found" className="max-w-column">
      <h2 id="found" className="font-sans text-muted text-small">
        {countWords(query, hits.length)}
      </h2>
      {hits.length > 0 ? (
        <ol className="mt-3 flex flex-col">
          {hits.map((hit) => (
            <Hit key={hit.slug} hit={hit} />
          ))}
        </ol>
      ) : (
        <div className="mt-3">
          <EmptyState title="Nothing found">
            Try one word of it, or write to{' '}
            <a href={mailTo(brand.supportEmail, 'Support')} className="link">
              {brand.supportEmail}
            </a>
            .
          </EmptyState>
        </div>
      )}
    </section>
  );
}

/** “3 articles for …” */
export function countWords(query: string, count: number): string {
  if (count === 0) return `No article for “${query}”`;
  return `${counted(count, 'article')} for “${query}”`;
}

function Hit({ hit }: { hit: HelpHit }) {
  const address = paths.helpArticle(hit.slug, hit.anchor);
  return (
    <li className="relative border-t py-5">
      <h3 className="text-lead">
        <Link
          to={address}
          prefetch="intent"
          className="rounded-small after:absolute after:inset-0 hover:text-accent"
        >
          <Marked text={hit.title} words={hit.words} />
        </Link>
      </h3>
      <p className="mt-1 text-muted text-small">
        {hit.heading && (
          <span className="font-medium text-text">
            <Marked text={hit.heading} words={hit.words} />:{' '}
          </span>
        )}
        <Marked text={excerpt(hit.text, hit.words)} words={hit.words} />
      </p>
    </li>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return marked(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="rounded-[2px] bg-accent/25 text-text">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
