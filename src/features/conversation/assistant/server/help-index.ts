import MiniSearch from 'minisearch';
import type { HelpArticle, HelpBlock } from '#content/help/article.ts';
import { noAdvice } from '#content/help/blocks.ts';
import { anchorOf, plainText } from '#content/help/inline.ts';
import { once } from '#kernel/once.ts';
import { articleQuestions } from '../domain/article-questions.ts';
import { createCoverage } from '../domain/coverage.ts';
import { conceptsOf } from '../domain/meaning.ts';
import { createNearest, type Topic } from '../domain/nearest.ts';
import { rowInWords } from '../domain/table-rows.ts';
import { isEmpty, isGeneral, sentencesOf, stemOf, wordsIn } from '../domain/words.ts';

export type Passage = {
  id: number;
  slug: string;
  heading: string;
  anchor: string | null;
  text: string;
  around: string;
  /** An item of a list or a row of a table. */
  listed: boolean;
};
type Whole = { id: number; title: string; asked: string; summary: string; body: string };
export type Articles = { articles: readonly HelpArticle[]; passages: readonly Passage[] };
export type HelpIndex = Articles & {
  /** How near a question is to what an article is asked, 0 to 1, by slug. */
  alike: (question: string) => ReadonlyMap<string, number>;
  /** The section whose heading a question is nearly, its key as `slug#anchor`, or `null`. */
  section: (question: string) => { key: string; score: number } | null;
  coverage: (question: string, text: string) => number;
  whole: MiniSearch<Whole>;
  parts: MiniSearch<Passage>;
};

/** The articles as they are searched, loaded when they are first asked. */
export const helpIndex = once(load);

async function load(): Promise<HelpIndex> {
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
    tokenize: wordsIn,
    processTerm,
    searchOptions: { ...searchOptions, boost: { title: 4, asked: 3, summary: 2 } },
  });
  // A short answer is found by what is asked: a sentence of it says little elsewhere.
  const inCollection = new Set(articles.filter(({ manyQuestions }) => manyQuestions).map(({ slug }) => slug));
  whole.addAll(articles.map(wholeOf).filter((_, id) => !inCollection.has(articles[id]?.slug ?? '')));
  const passages = articles.flatMap(passagesOf).map((passage, id) => ({ ...passage, id }));
  const parts = new MiniSearch<Passage>({
    fields: ['text', 'heading', 'around'],
    tokenize: wordsIn,
    processTerm,
    searchOptions: { ...searchOptions, boost: { text: 2, heading: 1.5 } },
  });
  const running = passages.filter(({ slug }) => !inCollection.has(slug));
  parts.addAll(running);
  const coverage = createCoverage(running.map(({ text }) => text));
  const nearest = createNearest(
    articles.map(({ slug, title, question }) => ({
      kind: 'note' as const,
      key: slug,
      asked: [question, title, ...(articleQuestions[slug] ?? [])],
    })),
  );
  const alike = (question: string) =>
    new Map(nearest(question).map(({ topic, score }) => [topic.key, score]));
  const headed = createNearest(sectionsOf(articles));
  const section = (question: string) => {
    const [best] = headed(question);
    return best && best.score >= sectionFrom ? { key: best.topic.key, score: best.score } : null;
  };
  return { articles, passages, alike, section, coverage, whole, parts };
}

/** How near a question has to be to a heading. */
const sectionFrom = 0.86;
const fewestOfHeading = 3;

function sectionsOf(articles: readonly HelpArticle[]): Topic<string>[] {
  return articles.flatMap(({ slug, title, body }) =>
    body.flatMap((block) =>
      block.kind === 'heading'
        ? [
            {
              kind: 'note' as const,
              key: `${slug}#${anchorOf(block.text)}`,
              // A heading of a word or two is half of what it is about.
              asked: [
                ...(conceptsOf(block.text).length >= fewestOfHeading ? [block.text] : []),
                `${title} ${block.text}`,
              ],
            },
          ]
        : [],
    ),
  );
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
    // What every article says of itself answers no question.
    if (block === noAdvice) return [];
    if (block.kind === 'heading') {
      heading = block.text;
      return [];
    }
    const here = {
      slug,
      heading: heading ?? '',
      anchor: heading && anchorOf(heading),
      around: title,
      listed: block.kind === 'list' || block.kind === 'table',
    };
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
  return block.rows.map((row) => rowInWords(block.head, row.map(plainText)));
}
