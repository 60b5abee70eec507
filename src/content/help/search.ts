import MiniSearch from 'minisearch';
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
  'a am an and any are as at be by can do does for from get have how i if in is it its me my no not of on or our so that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What people call the steps that the articles have another word for. Only whole phrases are replaced. */
const otherWords: readonly [said: RegExp, meant: string][] = [
  [/\b(?:take|taking|pull)\b(.{0,30}?)\b(?:down|off)\b/g, 'withdraw $1'],
  [/\b(?:unlist|delist|unpublish|pause|hide)\b(.{0,20}?)\b(listing|business)\b/g, 'withdraw $1 $2'],
  [/\b(?:unlist|delist|unpublish)\b/g, 'withdraw listing'],
];

function inOurWords(query: string): string {
  return otherWords.reduce((text, [said, meant]) => text.replace(said, meant), query.toLowerCase());
}

/** Tolerates one wrong letter in four and matches prefixes. */
export function createHelpSearch(articles: readonly HelpArticle[]): (query: string) => HelpHit[] {
  const chunks = helpChunks(articles);
  const index = new MiniSearch<HelpChunk & { id: number }>({
    fields: ['title', 'heading', 'text'],
    processTerm: (term) => (empty.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: { boost: { title: 4, heading: 2 }, prefix: (term) => term.length > 2, fuzzy: fuzziness },
  });
  index.addAll(chunks.map((chunk, id) => ({ ...chunk, id, heading: chunk.heading ?? '' })));
  return (asked) => {
    const query = inOurWords(asked);
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query);
    const best = new Map<string, HelpHit>();
    for (const { id, terms } of found) {
      const chunk = chunks[Number(id)];
      if (chunk && !best.has(chunk.slug)) best.set(chunk.slug, { ...chunk, words: terms });
    }
    return [...best.values()];
  };
}

function fuzziness(term: string): number | boolean {
  return term.length > 4 ? 0.25 : false;
}
