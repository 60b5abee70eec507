/** Who asks. The first one of an article decides under which heading it stands. */
export const audiences = ['everybody', 'sellers', 'buyers', 'brokers'] as const;
export type Audience = (typeof audiences)[number];

export const audienceLabels: Record<Audience, string> = {
  everybody: 'For everyone',
  sellers: 'For sellers',
  buyers: 'For buyers',
  brokers: 'For brokers',
};

/** Text may hold links, written `[words](/address)`, to pages of this site and to nothing else. */
export type HelpBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string };

/**
 * Where a statement comes from. `secondary`: somebody reports the figures of another body. `product`: the rules that
 * this program follows. An address stands only where the page was opened there.
 */
export type HelpSource = {
  title: string;
  publisher: string;
  /** Of its publication, or of the period in its title; `null` where it bears no date. */
  year: number | null;
  url?: string;
  kind: 'primary' | 'secondary' | 'product';
};

export type HelpArticle = {
  /** Its address: /help/slug. */
  slug: string;
  title: string;
  /** As somebody would ask it. */
  question: string;
  audience: readonly [Audience, ...Audience[]];
  /** The answer in one or two sentences. */
  summary: string;
  body: readonly HelpBlock[];
  /** Slugs. */
  related: readonly string[];
  sources: readonly HelpSource[];
  /** The day on which somebody last read it against its sources and the product. */
  updated: string;
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
  words: { least: 150, most: 450 },
  related: { least: 2, most: 5 },
  articles: { least: 28 },
} as const;
