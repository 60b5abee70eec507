import { z } from 'zod';
import { type Fact, factOf } from '../../domain/fact.ts';
import { type HelpHit, searchHelp } from '../help-passages.ts';
import { tool } from './tool.ts';

/** Of the words asked, how many must stand in an article before it counts as an answer; fewer where it fits well. */
const enough = { share: 0.5, least: 0.3, score: 20 } as const;
/** What another article must reach of the best one's score to be told too. */
const near = 0.75;

/** What the help articles say. */
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

/** The article in short, then what stands in it. */
function factsOf(hits: readonly HelpHit[]): Fact[] {
  const [first] = hits;
  if (!first) return [];
  const short = factOf(first.summary, first.top);
  return [short, ...hits.map(({ sentence, source }) => factOf(sentence, source))];
}
