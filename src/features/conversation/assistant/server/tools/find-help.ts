import { z } from 'zod';
import { type Fact, factOf } from '../../domain/fact.ts';
import { type HelpHit, searchHelp } from '../help-passages.ts';
import { tool } from './tool.ts';

/** Share of the question's words that an article must contain; less if its score is high. */
const enough = { share: 0.5, least: 0.3, score: 20 } as const;
const near = 0.75;

export const findHelp = tool({
  name: 'find_help',
  words: 'Searches the help articles of this site: how it works, and how small businesses are sold.',
  parameters: z.object({ question: z.string().max(400) }),
  run: async (_call, { question }) => {
    const { hits, covered } = await searchHelp(question);
    const best = hits[0]?.score.article ?? 0;
    const fits = covered >= enough.share || (covered >= enough.least && best >= enough.score);
    if (!fits) return { facts: [] };
    const told = hits.filter(({ slug, score }) => slug === hits[0]?.slug || score.article >= best * near);
    return { facts: [...Map.groupBy(told, ({ slug }) => slug).values()].flatMap(factsOf) };
  },
});

function factsOf(hits: readonly HelpHit[]): Fact[] {
  const [first] = hits;
  if (!first) return [];
  const short = factOf(first.summary, first.top);
  return [short, ...hits.map(({ sentence, source }) => factOf(sentence, source))];
}
