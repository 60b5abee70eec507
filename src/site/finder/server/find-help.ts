import type { HelpHit } from '#content/help/search.ts';
import type { FindHelp } from './find.ts';

let index: Promise<(question: string) => HelpHit[]> | null = null;

/** Loaded at the first search. */
export const findHelp: FindHelp = async (question) => {
  index ??= load();
  const search = await index;
  return search(question).map(({ slug, title, anchor, heading }) => ({ slug, title, anchor, heading }));
};

async function load() {
  const { helpArticles } = await import('#content/help/articles.ts');
  const { createHelpSearch } = await import('#content/help/search.ts');
  return createHelpSearch(helpArticles);
}
