import type { HelpArticle } from '#content/help/article.ts';
import type { Source } from '../domain/fact.ts';
import { tellingWords } from '../domain/words.ts';
import type { Passage } from './help-index.ts';

export type HelpHit = {
  slug: string;
  sentence: string;
  source: Source;
  score: { article: number; sentence: number };
  /** The share of the question’s words that the sentence has with its heading and title, the rarer the weightier. */
  covers: number;
  /** `null` of an article whose sections answer questions of their own. */
  summary: string | null;
  /** The article’s own. */
  question: string;
  top: Source;
};

export function shareOf(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : new Set(one.filter((word) => other.includes(word))).size / all;
}

export function hitOf(
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
  const isOfMany = article.manyQuestions === true || article.glossary === true;
  return {
    slug,
    sentence: text,
    source: to(anchor, text),
    score,
    covers: 1,
    summary: isOfMany ? null : summary,
    question,
    top: to(null, summary),
  };
}

/** Whether a question is what the article answers, in nearly its words. */
export function isOwnQuestion(question: string, article: HelpArticle): boolean {
  const isCollection = article.manyQuestions === true || article.glossary === true;
  return !isCollection && shareOf(tellingWords(question), tellingWords(article.question)) >= ownFrom;
}

const [ownFrom, mostSections] = [0.75, 5];

/** What an article says first in each of its sections, after its summary. */
export function overview(article: HelpArticle, passages: readonly Passage[]): HelpHit[] {
  const own = Map.groupBy(
    passages.filter(({ slug }) => slug === article.slug),
    ({ anchor }) => anchor,
  );
  return (
    [...own.values()]
      .flatMap((section) => section.slice(0, 1))
      // An item of a list of questions says nothing alone.
      .filter(({ text }) => !text.endsWith('?'))
      .slice(0, mostSections)
      .map((passage) => hitOf(article, passage, { article: 1, sentence: 1 }))
  );
}
