import MiniSearch, { type SearchResult } from 'minisearch';
import type { HelpArticle } from './article.ts';
import { type HelpChunk, helpChunks } from './chunks.ts';

/** A matching article with its best passage. */
export type HelpHit = {
  slug: string;
  title: string;
  anchor: string | null;
  heading: string | null;
  text: string;
  /** The matched words of the article in lower case, for highlighting. */
  words: readonly string[];
};

/** Stop words. */
const empty = new Set(
  'a am an and any are as at be by can do does for from get have how i if in is it its me my no not of on or our should so that the there this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What people call the steps that the articles have another word for. Only whole phrases are replaced. */
const otherWords: readonly [said: RegExp, meant: string][] = [
  [/\b(?:take|taking|pull)\b(.{0,30}?)\b(?:down|off)\b/g, 'withdraw $1'],
  [/\b(?:unlist|delist|unpublish|pause|hide)\b(.{0,20}?)\b(listing|business)\b/g, 'withdraw $1 $2'],
  [/\b(?:unlist|delist|unpublish)\b/g, 'withdraw listing'],
  [/\bearn ?outs?\b/g, 'earn-out'],
  [/\bdata rooms?\b/g, 'deal room'],
  [/\b(?:staff|workers)\b/g, 'employees'],
];

function inOurWords(query: string): string {
  return otherWords.reduce((text, [said, meant]) => text.replace(said, meant), query.toLowerCase());
}

/** Further articles have too few of the words. */
const most = 12;

/** Passages with all of the words come first. Tolerates one wrong letter in four and matches prefixes. */
export function createHelpSearch(articles: readonly HelpArticle[]): (query: string) => HelpHit[] {
  const chunks = helpChunks(articles);
  const collections = new Set(articles.flatMap(({ slug, manyQuestions }) => (manyQuestions ? [slug] : [])));
  const fits = ({ id, match }: SearchResult) =>
    !collections.has(chunks[Number(id)]?.slug ?? '') || shareInHeading(match) > ofHeading;
  const index = new MiniSearch<HelpChunk & { id: number; asked: string }>({
    fields: ['title', 'asked', 'heading', 'text'],
    processTerm: (term) => (empty.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 4, asked: 3, heading: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: fuzziness,
      boostDocument: (id) => (collections.has(chunks[Number(id)]?.slug ?? '') ? besideArticles : 1),
    },
  });
  const asked = new Map(articles.map(({ slug, question }) => [slug, question]));
  index.addAll(
    chunks.map((chunk, id) => ({
      ...chunk,
      id,
      heading: chunk.heading ?? '',
      asked: chunk.heading === null ? (asked.get(chunk.slug) ?? '') : '',
    })),
  );
  return (typed) => {
    const query = inOurWords(typed);
    const all = index.search(query, { combineWith: 'AND' });
    const best = new Map<string, HelpHit>();
    const any = index.search(query);
    for (const { id, terms } of [...all.filter(fits), ...any.filter(fits), ...all, ...any]) {
      const chunk = chunks[Number(id)];
      if (chunk && !best.has(chunk.slug)) best.set(chunk.slug, { ...chunk, words: terms });
    }
    return [...best.values()].slice(0, most);
  };
}

/** A short answer is about its heading: with fewer of the words in it, it comes after the articles. */
const ofHeading = 0.5;
/** What it counts for beside an article on the same. */
const besideArticles = 0.6;

function shareInHeading(match: SearchResult['match']): number {
  const fields = Object.values(match);
  return fields.filter((of) => of.includes('heading')).length / Math.max(1, fields.length);
}

function fuzziness(term: string): number | boolean {
  return term.length > 4 ? 0.25 : false;
}
