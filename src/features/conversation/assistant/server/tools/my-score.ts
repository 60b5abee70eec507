import { z } from 'zod';
import { getPlan } from '#features/valuation/check-value/contract.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { quoted } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const [mostChecks, mostTold] = [3, 4];
export const scoreReads = [listChecks, getPlan] as const;

type Check = ReplyOf<typeof listChecks>['items'][number];
type Plan = ReplyOf<typeof getPlan>;

export function myScoreTool(read: ReadAs) {
  return tool({
    name: 'my_score',
    words:
      'The score of the health checks of the person who asks, and what would move score and value most: weak answers with what a better one is worth.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const checks = (await read(call, listChecks, { query: { size: '20' } }))?.items ?? [];
      const own = checks.filter(({ side }) => side !== 'helper').slice(0, mostChecks);
      const [first] = own;
      if (!first)
        return {
          facts: [
            factOf(
              'You have no health check yet, so there is no score and no value. Start one under Health check: it asks for your trade, your figures and 35 questions. Or tell me here the SDE of a year and the trade, and I work out a range.',
              pageSource('/analysis/health-check'),
            ),
          ],
          proposals: [{ kind: 'open', label: 'Start the health check', href: '/analysis/health-check' }],
        };
      const facts: Fact[] = [];
      for (const check of own) {
        const plan = await read(call, getPlan, { id: check.id });
        facts.push(scoreFact(check), ...(plan ? planFacts(check, plan) : []));
      }
      const href = `/analysis/health-check/${first.id}/plan`;
      return { facts, proposals: [{ kind: 'open', label: 'Open the plan', href }] };
    },
  });
}

function scoreFact({ id, businessName, score, answered, applicable }: Check): Fact {
  const source = pageSource('/analysis/health-check/:check/value', `/analysis/health-check/${id}/value`);
  const name = quoted(businessName);
  const claimed = score?.claimed ?? null;
  if (claimed === null)
    return factOf(
      `The health check of ${name} has no score yet: ${answered} of ${applicable} questions are answered.${leftWords(applicable - answered)}`,
      source,
    );
  const evidenced = score?.evidenced ?? null;
  const proven =
    evidenced === null ? '' : `, and ${Math.round(evidenced)} counting only answers with documents`;
  return factOf(
    `The health check of ${name} scores ${Math.round(claimed)} of 100${proven}; ${answered} of ${applicable} questions are answered.${leftWords(applicable - answered)}`,
    source,
  );
}

function leftWords(left: number): string {
  return left === 0 ? ' None is left.' : ` ${left} ${left === 1 ? 'is' : 'are'} left.`;
}

function planFacts({ id }: Check, { caps, proposals }: Plan): Fact[] {
  const source: Source = pageSource(
    '/analysis/health-check/:check/plan',
    `/analysis/health-check/${id}/plan`,
  );
  const worthOf = ({ dollars, gain }: Plan['proposals'][number]) => dollars ?? gain ?? 0;
  const most = proposals.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, mostTold);
  return [
    ...caps.map(({ words }) => factOf(`- The score is capped. ${words}`, source)),
    ...(most.length > 0 ? [factOf('What would move it most:', source)] : []),
    ...most.map((one) =>
      factOf(
        `- ${shortNames[one.key]}: now ${answerWords(one.key, one.now)}, best ${answerWords(one.key, one.target)}${gainWords(one)}.`,
        source,
      ),
    ),
  ];
}

function gainWords({ dollars, gain }: Plan['proposals'][number]): string {
  const said = [
    ...(dollars !== null && dollars > 0 ? [`${formatMoney(dollars)} of value`] : []),
    ...(gain !== null && gain > 0 ? [`${gain.toFixed(1)} points`] : []),
  ];
  return said.length > 0 ? `, worth ${said.join(' and ')}` : '';
}
