import type { SearchResult } from 'minisearch';
import type { HelpArticle } from '#content/help/article.ts';
import { withItems } from '../domain/lead-ins.ts';
import { allWords, tellingWords, withSayings } from '../domain/words.ts';
import { type HelpHit, hitOf, isOwnQuestion, overview, shareOf } from './help-hits.ts';
import { type Articles, type HelpIndex, helpIndex, type Passage } from './help-index.ts';

/**
 * `covered`: the share of the words that the first article has. `same`: how much it is that article’s own question,
 * word for word. `alike`: how near it is to what that article is asked.
 */
export async function searchHelp(
  question: string,
): Promise<{ hits: HelpHit[]; covered: number; same: number; alike: number }> {
  const all = await helpIndex();
  const words = tellingWords(question);
  if (words.length === 0)
    return { hits: sameQuestion(question, all.articles), covered: 1, same: 1, alike: 1 };
  const query = withSayings(words).join(' ');
  const sentences = all.parts.search(query);
  const alike = all.alike(question);
  const headed = all.section(question);
  // An article that is asked for is told as a whole, unless one of its sections is nearer.
  const section = headed && headed.score > (alike.get(slugIn(headed.key)) ?? 0) ? headed : null;
  const near = withSection(alike, section);
  const found = fittingArticles({ question, query, near }, sentences, all);
  const met = new Set(found[0]?.queryTerms ?? []);
  const covered =
    words.filter((word) => withSayings([word]).some((one) => met.has(one))).length / words.length;
  const covers = ({ text }: Passage) => all.coverage(question, text);
  const hits = found.flatMap(({ id, score }) => {
    const article = all.articles[Number(id)];
    if (!article) return [];
    const told = {
      sentences,
      passages: all.passages,
      near: near.get(article.slug) ?? 0,
      section: section?.key ?? null,
      covers,
    };
    return hitsIn(article, score, told);
  });
  const first = all.articles[Number(found[0]?.id)];
  const told =
    first && isOwnQuestion(question, first)
      ? overview(first, all.passages)
      : [...hits, ...elsewhere(hits, sentences, all)];
  return {
    hits: told.map((hit) => ({
      ...hit,
      covers: all.coverage(question, `${hit.source.title} ${hit.sentence}`),
    })),
    covered,
    same: shareOf(allWords(question), allWords(first?.question ?? '')),
    alike: near.get(first?.slug ?? '') ?? 0,
  };
}

/** An article or one of its sections, and how likely a question is about it. */
export type Meant = { slug: string; anchor?: string; probability: number };

/**
 * What the articles say to a question that is surely about the first of `meant`: the section that fits best, also of
 * one that is nearly as likely, and sentences elsewhere in the article that have much of the question.
 */
export async function toldBy(meant: readonly Meant[], question: string): Promise<HelpHit[]> {
  const all = await helpIndex();
  const scores = new Map<number, number>(
    all.parts
      .search(withSayings(tellingWords(question)).join(' '))
      .map(({ id, score }) => [Number(id), score]),
  );
  const scoreOf = ({ id }: Passage) => scores.get(id) ?? 0;
  const fitOf = (section: readonly Passage[]) => {
    const [best = 0, second = 0] = section.map(scoreOf).toSorted((a, b) => b - a);
    return best + second * ofSecond;
  };
  const [first] = meant;
  const sections = meant.flatMap(({ slug, anchor, probability }) => {
    const own = all.passages.filter((one) => one.slug === slug && (!anchor || one.anchor === anchor));
    return [...Map.groupBy(own, (one) => one.anchor).values()].map((section) => ({
      slug,
      section,
      fit: (fitOf(section) + 1) * Math.sqrt(probability),
    }));
  });
  const best = first?.anchor ? sections[0] : sections.toSorted((a, b) => b.fit - a.fit)[0];
  const article = all.articles.find(({ slug }) => slug === best?.slug);
  if (!best || !article) return [];
  const { section } = best;
  const begins = section.findIndex((passage) => scoreOf(passage) > 0);
  const from = section.length > mostOfSection ? Math.max(0, begins - 1) : 0;
  const beside = all.passages
    .filter((one) => one.slug === best.slug && !section.includes(one))
    .filter(({ text }) => all.coverage(question, text) >= besideFrom)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const told = [
    ...section.slice(from, from + mostOfSection),
    ...(first?.anchor ? [] : beside.slice(0, mostBeside)),
  ];
  return withItems(told, all.passages).map((passage) =>
    hitOf(article, passage, { article: 1, sentence: scoreOf(passage) }),
  );
}

const ofSecond = 0.5;
const [besideFrom, mostBeside] = [0.45, 2];

function slugIn(section: string): string {
  return section.split('#')[0] ?? '';
}

/** An article whose section is asked for is asked for. */
function withSection(
  near: ReadonlyMap<string, number>,
  section: { key: string; score: number } | null,
): ReadonlyMap<string, number> {
  if (!section) return near;
  const slug = slugIn(section.key);
  return new Map([...near, [slug, Math.max(near.get(slug) ?? 0, section.score)]]);
}

/** An article counts for more if one of its sentences fits well. */
function fittingArticles(
  { question, query, near }: { question: string; query: string; near: ReadonlyMap<string, number> },
  sentences: readonly SearchResult[],
  { articles, passages, whole }: HelpIndex,
) {
  const best = sentences[0]?.score ?? 1;
  const bestOf = (slug: string | undefined) =>
    (sentences.find((one) => passages[Number(one.id)]?.slug === slug)?.score ?? 0) / best;
  const slugOf = ({ id }: { id: unknown }) => articles[Number(id)]?.slug ?? '';
  // What an article is asked nearly word for word is its, whatever other articles have of the words.
  const askedFor = (slug: string) => {
    const score = near.get(slug) ?? 0;
    return score >= wholeFrom ? score : 0;
  };
  const results = whole.search(query);
  const unmet = articles.flatMap(({ slug }, id) =>
    askedFor(slug) > 0 && !results.some((one) => Number(one.id) === id)
      ? [{ id, score: 0, queryTerms: [] as string[] }]
      : [],
  );
  return [...results, ...unmet]
    .map(({ id, score, queryTerms }) => {
      const article = articles[Number(id)];
      return {
        id,
        queryTerms,
        score: score * likeness(question, article, near) * (0.75 + bestOf(article?.slug) / 2),
      };
    })
    .toSorted((a, b) => askedFor(slugOf(b)) - askedFor(slugOf(a)) || b.score - a.score)
    .slice(0, 3);
}

type Told = Pick<Articles, 'passages'> & {
  sentences: readonly SearchResult[];
  near: number;
  section: string | null;
  covers: (passage: Passage) => number;
};

function hitsIn(
  article: HelpArticle,
  score: number,
  { sentences, passages, near: asked, section, covers }: Told,
): HelpHit[] {
  const best = sentences.filter((one) => passages[Number(one.id)]?.slug === article.slug).slice(0, 3);
  const least = (best[0]?.score ?? 0) * near;
  const fitting = best
    .filter((one) => one.score >= least)
    .flatMap(({ id, score: fits }) => {
      const passage = passages[Number(id)];
      return passage ? [{ passage, fits }] : [];
    });
  const own = passages.filter(({ slug }) => slug === article.slug);
  const inSection = own.filter(({ slug, anchor }) => `${slug}#${anchor}` === section);
  // An article that is asked for as a whole is told from its beginning where no sentence has most of the words.
  const begins = asked >= wholeFrom && !fitting.some(({ passage }) => covers(passage) >= wordsFrom);
  const beginning =
    inSection.length === 0 && begins ? own.filter(({ anchor }) => anchor === own[0]?.anchor) : inSection;
  const all =
    beginning.length === 0
      ? fitting
      : [
          ...fitting.filter(({ passage }) => covers(passage) >= someWordsFrom).slice(0, mostBefore),
          ...beginning.map((passage) => ({ passage, fits: 0 })),
        ];
  const fits = new Map(all.map((one) => [one.passage.id, one.fits]));
  const told = [...new Map(all.map(({ passage }) => [passage.id, passage])).values()].slice(0, mostOfSection);
  return withItems(told, passages).map((passage) =>
    hitOf(article, passage, { article: score, sentence: fits.get(passage.id) ?? 0 }),
  );
}

/** From how near what an article is asked it is asked for, and from what share of the words a sentence answers it. */
const wholeFrom = 0.65;
const [wordsFrom, someWordsFrom] = [0.6, 0.35];

/** What is told of a section that is asked for as such. */
const mostOfSection = 5;
const mostBefore = 3;

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
  return withItems([passage], passages).map((one) =>
    hitOf(article, one, { article: first.score.article, sentence: best.score }),
  );
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

/** Boosts an article whose own question has the same words, including the small ones, or that is asked nearly this. */
function likeness(
  question: string,
  article: HelpArticle | undefined,
  near: ReadonlyMap<string, number>,
): number {
  const own = article?.question ?? '';
  const like =
    shareOf(allWords(question), allWords(own)) * shareOf(tellingWords(question), tellingWords(own));
  return 1 + 8 * Math.max(like, (near.get(article?.slug ?? '') ?? 0) ** nearPower);
}

/** What an article is asked shares words with much else: only what is quite near counts. */
const nearPower = 4;
