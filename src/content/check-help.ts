import { z } from 'zod';
import type { ContentRule } from './check-pages.ts';
import { address, some, words } from './check-words.ts';
import { beginsWithExpansion, isAbbreviation } from './help/abbreviations.ts';
import { audiences, type HelpArticle, type HelpBlock, helpLimits } from './help/article.ts';
import { textOfBlock } from './help/chunks.ts';
import { anchorOf, linksIn } from './help/inline.ts';

/** The pages that articles may link to, besides each other. A test compares them with the site map. */
export const linkablePages: readonly string[] = [
  '/',
  '/for-sellers',
  '/evaluation',
  '/for-brokers',
  '/about-us',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/marketplace',
  '/analysis/health-check',
  '/analysis/valuation',
  '/engagements',
  '/businesses-for-sale',
  '/verify',
  '/help',
];

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: words(helpLimits.heading) }),
  z.object({ kind: z.literal('paragraph'), text: words(helpLimits.paragraph) }),
  z.object({ kind: z.literal('note'), text: words(helpLimits.note) }),
  z.object({
    kind: z.literal('list'),
    items: some(words(helpLimits.item)),
    ordered: z.boolean().exactOptional(),
  }),
  z.object({
    kind: z.literal('table'),
    caption: words(helpLimits.item),
    head: some(words(helpLimits.heading)),
    rows: some(some(words(helpLimits.item))),
  }),
]);

const source = z.object({
  title: words(helpLimits.sourceTitle),
  publisher: words(helpLimits.publisher),
  year: z.int().min(1990).max(2100).nullable(),
  url: address.exactOptional(),
  kind: z.enum(['primary', 'secondary', 'product']),
});

const shape = z.object({
  slug: words(helpLimits.slug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: words(helpLimits.title),
  question: words(helpLimits.question),
  audience: some(z.enum(audiences)),
  summary: words(helpLimits.summary),
  body: some(block),
  related: z.array(z.string()).min(helpLimits.related.least).max(helpLimits.related.most),
  sources: some(source),
  updated: z.iso.date(),
  reviewer: z.object({ name: words(helpLimits.reviewer), licenses: z.array(z.enum(['attorney', 'CPA'])) }),
  glossary: z.literal(true).exactOptional(),
  manyQuestions: z.literal(true).exactOptional(),
});

/** `articles` are all articles, to check links between them. */
export function helpRules(files: readonly Omit<ContentRule, 'schema'>[], articles: readonly HelpArticle[]) {
  const known = new Map(articles.map((article) => [article.slug, anchors(article)]));
  const article = shape.superRefine((one, context) => {
    const wrong = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const count = wordsOf(one.body);
    const most = mostWordsOf(one);
    if (count < helpLimits.words.least || count > most)
      wrong(['body'], `is ${count} words, ${helpLimits.words.least} to ${most}`);
    if (articles.filter((other) => other.slug === one.slug).length > 1) wrong(['slug'], 'is taken twice');
    one.related.forEach((slug, at) => {
      if (!known.has(slug) || slug === one.slug)
        wrong(['related', at], `is ${slug}, which is no other article`);
    });
    one.body.forEach((part, at) => {
      for (const to of deadLinks(part, known)) wrong(['body', at], `links to ${to}, which is not there`);
      if (part.kind === 'table' && part.rows.some((row) => row.length !== part.head.length))
        wrong(['body', at, 'rows'], `has a row without exactly ${part.head.length} cells`);
      if (one.glossary)
        for (const term of unexpanded(part))
          wrong(['body', at, 'rows'], `explains ${term} without what its letters stand for first`);
    });
  });
  return files.map((file): ContentRule => ({ ...file, schema: some(article) }));
}

/** The abbreviations of a table whose meaning does not begin with their words: `SDE`, `seller’s discretionary earnings: …`. */
function unexpanded(part: HelpBlock): string[] {
  if (part.kind !== 'table') return [];
  return part.rows.flatMap(([term = '', meaning = '']) =>
    isAbbreviation(term) && !beginsWithExpansion(term, meaning) ? [term] : [],
  );
}

function anchors({ body }: HelpArticle): Set<string> {
  return new Set(body.flatMap((part) => (part.kind === 'heading' ? [anchorOf(part.text)] : [])));
}

/** The answers of a collection are read one at a time. */
function mostWordsOf({ glossary, manyQuestions }: z.output<typeof shape>): number {
  if (glossary) return helpLimits.glossaryWords;
  return manyQuestions ? helpLimits.manyQuestionsWords : helpLimits.words.most;
}

function wordsOf(body: readonly HelpBlock[]): number {
  return body.flatMap((part) => textOfBlock(part).match(/\S+/g) ?? []).length;
}

function deadLinks(part: HelpBlock, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return linksOf(part).filter((to) => {
    const [path = '', anchor] = to.split('#');
    if (!path.startsWith('/help/')) return anchor !== undefined || !linkablePages.includes(path);
    const there = known.get(path.slice('/help/'.length));
    return !there || (anchor !== undefined && !there.has(anchor));
  });
}

function linksOf(part: HelpBlock): string[] {
  if (part.kind === 'list') return part.items.flatMap(linksIn);
  return part.kind === 'table' ? part.rows.flat().flatMap(linksIn) : linksIn(part.text);
}
