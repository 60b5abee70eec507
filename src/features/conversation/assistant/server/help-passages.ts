import MiniSearch, { type SearchResult } from 'minisearch';
import type { HelpArticle, HelpBlock } from '#content/help/article.ts';
import { anchorOf, plainText } from '#content/help/inline.ts';
import { createCoverage } from '../domain/coverage.ts';
import type { Source } from '../domain/fact.ts';
import {
  allWords,
  isEmpty,
  isGeneral,
  sentencesOf,
  stemOf,
  tellingWords,
  withSayings,
} from '../domain/words.ts';

export type HelpHit = {
  slug: string;
  sentence: string;
  source: Source;
  score: { article: number; sentence: number };
  /** The share of the question’s words that the sentence has with its heading and title, the rarer the weightier. */
  covers: number;
  summary: string;
  /** The article’s own. */
  question: string;
  top: Source;
};

type Passage = {
  id: number;
  slug: string;
  heading: string;
  anchor: string | null;
  text: string;
  around: string;
};
type Whole = { id: number; title: string; asked: string; summary: string; body: string };
type Articles = { articles: readonly HelpArticle[]; passages: readonly Passage[] };
type Index = Articles & {
  coverage: (question: string, text: string) => number;
  whole: MiniSearch<Whole>;
  parts: MiniSearch<Passage>;
};

let index: Promise<Index> | null = null;

/** `covered`: the share of the words that the first article has. `same`: how much it is that article’s own question. */
export async function searchHelp(
  question: string,
): Promise<{ hits: HelpHit[]; covered: number; same: number }> {
  index ??= load();
  const all = await index;
  const words = tellingWords(question);
  if (words.length === 0) return { hits: sameQuestion(question, all.articles), covered: 1, same: 1 };
  const query = withSayings(words).join(' ');
  const sentences = all.parts.search(query);
  const found = fittingArticles(question, query, sentences, all);
  const met = new Set(found[0]?.queryTerms ?? []);
  const covered =
    words.filter((word) => withSayings([word]).some((one) => met.has(one))).length / words.length;
  const hits = found.flatMap(({ id, score }) => {
    const article = all.articles[Number(id)];
    return article ? hitsIn(article, score, sentences, all.passages) : [];
  });
  const own = all.articles[Number(found[0]?.id)]?.question ?? '';
  return {
    hits: [...hits, ...elsewhere(hits, sentences, all)].map((hit) => ({
      ...hit,
      covers: all.coverage(question, `${hit.source.title} ${hit.sentence}`),
    })),
    covered,
    same: shareOf(allWords(question), allWords(own)),
  };
}

/** An article counts for more if one of its sentences fits well. */
function fittingArticles(
  question: string,
  query: string,
  sentences: readonly SearchResult[],
  { articles, passages, whole }: Index,
) {
  const best = sentences[0]?.score ?? 1;
  const bestOf = (slug: string | undefined) =>
    (sentences.find((one) => passages[Number(one.id)]?.slug === slug)?.score ?? 0) / best;
  return whole
    .search(query)
    .map(({ id, score, queryTerms }) => {
      const article = articles[Number(id)];
      return {
        id,
        queryTerms,
        score: score * likeness(question, article) * (0.75 + bestOf(article?.slug) / 2),
      };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3);
}

function hitsIn(
  article: HelpArticle,
  score: number,
  sentences: readonly SearchResult[],
  passages: readonly Passage[],
): HelpHit[] {
  const best = sentences.filter((one) => passages[Number(one.id)]?.slug === article.slug).slice(0, 3);
  const least = (best[0]?.score ?? 0) * near;
  return best
    .filter((one) => one.score >= least)
    .flatMap(({ id, score: fits }) => {
      const passage = passages[Number(id)];
      return passage ? [hitOf(article, passage, { article: score, sentence: fits })] : [];
    });
}

/** The best sentence of all, if it fits clearly better than the first one told. */
function elsewhere(
  told: readonly HelpHit[],
  [best]: readonly SearchResult[],
  { articles, passages }: Articles,
): HelpHit[] {
  const [first] = told;
  const passage = passages[Number(best?.id)];
  const article = articles.find(({ slug }) => slug === passage?.slug);
  if (!first || !best || !passage || !article || best.score < first.score.sentence * clearly) return [];
  return [hitOf(article, passage, { article: first.score.article, sentence: best.score })];
}

const clearly = 1.25;

/** A question may consist of small words only: `When will I be out?` */
function sameQuestion(asked: string, articles: readonly HelpArticle[]): HelpHit[] {
  const same = articles.find((article) => shareOf(allWords(asked), allWords(article.question)) >= 0.8);
  if (!same) return [];
  const passage = { anchor: null, text: same.summary };
  return [hitOf(same, passage, { article: 1, sentence: 1 })];
}

/** Another sentence of the same article is used only if it fits nearly as well as the best. */
const near = 0.65;

/** Boosts an article whose own question has the same words, including the small ones. */
function likeness(question: string, article: HelpArticle | undefined): number {
  const own = article?.question ?? '';
  const like =
    shareOf(allWords(question), allWords(own)) * shareOf(tellingWords(question), tellingWords(own));
  return 1 + 8 * like;
}

function shareOf(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : new Set(one.filter((word) => other.includes(word))).size / all;
}

function hitOf(
  article: HelpArticle,
  { text, anchor }: Pick<Passage, 'text' | 'anchor'>,
  score: HelpHit['score'],
): HelpHit {
  const to = (at: string | null, quote: string): Source => ({
    kind: 'article',
    title: article.title,
    href: `/help/${article.slug}${at === null ? '' : `#${at}`}`,
    quote,
  });
  const { slug, summary, question } = article;
  return {
    slug,
    sentence: text,
    source: to(anchor, text),
    score,
    covers: 1,
    summary,
    question,
    top: to(null, summary),
  };
}

async function load(): Promise<Index> {
  const { helpArticles: articles } = await import('#content/help/articles.ts');
  const processTerm = (term: string) => {
    const word = term.toLowerCase();
    return isEmpty(word) ? null : stemOf(word);
  };
  const searchOptions = {
    // The query is already stemmed.
    processTerm: (term: string) => term,
    boostTerm: (term: string) => (isGeneral(term) ? 0.3 : 1),
    prefix: (term: string) => term.length > 4,
    fuzzy: fuzziness,
  };
  const whole = new MiniSearch<Whole>({
    fields: ['title', 'asked', 'summary', 'body'],
    processTerm,
    searchOptions: { ...searchOptions, boost: { title: 4, asked: 3, summary: 2 } },
  });
  whole.addAll(articles.map(wholeOf));
  const passages = articles.flatMap(passagesOf).map((passage, id) => ({ ...passage, id }));
  const parts = new MiniSearch<Passage>({
    fields: ['text', 'heading', 'around'],
    processTerm,
    searchOptions: { ...searchOptions, boost: { text: 2, heading: 1.5 } },
  });
  parts.addAll(passages);
  const coverage = createCoverage(passages.map(({ text }) => text));
  return { articles, passages, coverage, whole, parts };
}

function fuzziness(term: string): number | boolean {
  return term.length > 5 ? 0.2 : false;
}

function wholeOf({ title, question, summary, body }: HelpArticle, id: number): Whole {
  return { id, title, asked: question, summary, body: body.flatMap(linesOf).join(' ') };
}

function passagesOf(article: HelpArticle): Omit<Passage, 'id'>[] {
  const { slug, title, body } = article;
  let heading: string | null = null;
  return body.flatMap((block) => {
    if (block.kind === 'heading') {
      heading = block.text;
      return [];
    }
    const here = { slug, heading: heading ?? '', anchor: heading && anchorOf(heading), around: title };
    return linesOf(block)
      .flatMap(sentencesOf)
      .map((text) => ({ ...here, text }));
  });
}

/** A table row counts as one quotable line. */
function linesOf(block: HelpBlock): string[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'list') return block.items.map(plainText);
  if (block.kind !== 'table') return [plainText(block.text)];
  const [, ...heads] = block.head;
  return block.rows.map(([first = '', ...cells]) => {
    const told = cells.map((cell, at) => (cells.length > 1 ? `${heads[at]} ${cell}` : cell)).map(plainText);
    return `${plainText(first)}: ${told.join(', ')}.`;
  });
}
