import { z } from 'zod';
import { type Fact, factOf } from '../../domain/fact.ts';
import { articleSummaries } from '../../domain/spanish/article-summaries.ts';
import { sectionSummaries } from '../../domain/spanish/section-summaries.ts';
import type { HelpHit } from '../help-hits.ts';
import { type Meant, searchHelp, toldBy } from '../help-passages.ts';
import { tool } from './tool.ts';

/** Share of the question's words that an article must contain; less if its score is high. */
const enough = { share: 0.5, least: 0.3, score: 20 } as const;
const near = 0.75;
const [nearly, clearlyMore] = [0.8, 0.15];

export const findHelp = tool({
  name: 'find_help',
  words: 'Searches the help articles of this site: how it works, and how small businesses are sold.',
  parameters: z.object({ question: z.string().max(400) }),
  run: async (_call, { question }) => ({ facts: (await helpFor(question)).facts }),
});

/**
 * Measured on the questions of bench/appa and on others that no article answers: a sentence that has most of the
 * question’s words, or an article that fits far better than others by chance, is about it.
 */
const sureFrom = { same: 0.5, alike: 0.65, covers: 0.6, score: 30, lessCovers: 0.45, moreScore: 60 } as const;
const perhapsFrom = { moreCovers: 0.6, covers: 0.34, score: 20, lessCovers: 0.25, moreScore: 45 } as const;
const beside = { covers: 0.65, score: 80, most: 2 } as const;
const [sameFrom, mostNear, nearCovers] = [0.7, 3, 0.3];

export type Help = {
  facts: readonly Fact[];
  /** Those of the nearest article. */
  nearest: readonly Fact[];
  /** Whether the facts are surely about the question. */
  sure: boolean;
  /** Whether they may be about it, said as a guess. */
  perhaps: boolean;
  /** The share of the question’s words that a sentence has, the rarer the weightier. */
  covers: number;
  /** Whether the question is nearly that of an article. */
  same: boolean;
  /** How near it is to what the first article is asked, 0 to 1. */
  alike: number;
  /** What may be said beside another answer. */
  closest: readonly Fact[];
  /** The questions of the nearest articles. */
  questions: readonly string[];
};

export async function helpFor(question: string): Promise<Help> {
  const { hits, covered, same, alike } = await searchHelp(question);
  const best = hits[0]?.score.article ?? 0;
  const fits =
    alike >= sureFrom.alike || covered >= enough.share || (covered >= enough.least && best >= enough.score);
  const first = hits[0]?.slug;
  const coversOf = (one: string | undefined) =>
    Math.max(0, ...hits.filter(({ slug }) => slug === one).map((hit) => hit.covers));
  // Beside an article that is asked for, or that has the words, another one leads away.
  const told = hits.filter(
    ({ slug, score }) =>
      slug === first ||
      (alike < sureFrom.alike
        ? score.article >= best * near && coversOf(slug) >= coversOf(first) * nearly
        : coversOf(slug) > coversOf(first) + clearlyMore),
  );
  const covers = Math.max(0, ...hits.map((hit) => hit.covers));
  const sure =
    same >= sureFrom.same ||
    alike >= sureFrom.alike ||
    (covers >= sureFrom.covers && best >= sureFrom.score) ||
    (covers >= sureFrom.lessCovers && best >= sureFrom.moreScore);
  const closest = hits.filter((hit) => hit.covers >= beside.covers && hit.score.article >= beside.score);
  const byArticle = fits ? [...Map.groupBy(told, ({ slug }) => slug).values()].map(factsOf) : [];
  return {
    facts: byArticle.flat(),
    nearest: byArticle[0] ?? [],
    sure: fits && sure,
    perhaps:
      fits &&
      (covers >= perhapsFrom.moreCovers ||
        (covers >= perhapsFrom.covers && best >= perhapsFrom.score) ||
        (covers >= perhapsFrom.lessCovers && best >= perhapsFrom.moreScore)),
    covers,
    same: same >= sameFrom,
    alike,
    closest: closest.slice(0, beside.most).map(({ sentence, source }) => factOf(sentence, source)),
    questions: [
      ...new Set(hits.filter((hit) => hit.covers >= nearCovers).map(({ question: own }) => own)),
    ].slice(0, mostNear),
  };
}

/** What the articles say to a question that is surely about the first of them. */
export async function articleFor(meant: readonly Meant[], question: string): Promise<readonly Fact[]> {
  const hits = await toldBy(meant, question);
  return meant[0]?.anchor ? hits.map(factOfSection) : factsOf(hits);
}

/** In Spanish a section is told in short by its first sentence. */
function factOfSection({ sentence, source }: HelpHit, at: number): Fact {
  const place = source.href?.replace('/help/', '') ?? '';
  return factOf(sentence, source, at === 0 ? sectionSummaries[place] : undefined);
}

function factsOf(hits: readonly HelpHit[]): Fact[] {
  const [first] = hits;
  if (!first) return [];
  const { slug, summary, top } = first;
  const short = summary === null ? [] : [factOf(summary, top, articleSummaries[slug])];
  return [...short, ...hits.map(({ sentence, source }) => factOf(sentence, source))];
}
