import type { HelpReviewer } from './reviewers.ts';

/** Whom an article is for; the list of articles can be narrowed to one of them. */
export const audiences = ['everybody', 'sellers', 'buyers', 'brokers'] as const;
export type Audience = (typeof audiences)[number];

export const audienceLabels: Record<Audience, string> = {
  everybody: 'Everyone',
  sellers: 'Sellers',
  buyers: 'Buyers',
  brokers: 'Brokers',
};

/** Text may contain links written `[words](/address)`, only to pages of this site. */
export type HelpBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string };

/**
 * `secondary` reports the figures of another body; `product` is a rule that this program follows. `url` is set only if
 * someone opened the page and checked it.
 */
export type HelpSource = {
  title: string;
  publisher: string;
  /** Of the publication, or of the period in its title; `null` if undated. */
  year: number | null;
  url?: string;
  kind: 'primary' | 'secondary' | 'product';
};

export type HelpArticle = {
  slug: string;
  title: string;
  question: string;
  audience: readonly [Audience, ...Audience[]];
  summary: string;
  body: readonly HelpBlock[];
  related: readonly string[];
  sources: readonly HelpSource[];
  /** The day of the last review against the sources and the product. */
  updated: string;
  reviewer: HelpReviewer;
  /** Its tables explain terms: an abbreviation first says what its letters stand for. */
  glossary?: true;
  /** Its headings are questions of their own, so that its summary answers none of them. */
  manyQuestions?: true;
};

export const helpLimits = {
  slug: 40,
  title: 64,
  question: 100,
  summary: 220,
  heading: 70,
  item: 320,
  paragraph: 700,
  note: 400,
  sourceTitle: 160,
  publisher: 80,
  reviewer: 80,
  words: { least: 150, most: 650 },
  glossaryWords: 1_500,
  manyQuestionsWords: 850,
  related: { least: 2, most: 5 },
  articles: { least: 74 },
} as const;
