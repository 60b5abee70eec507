import { type Fact, factOf } from '#features/conversation/assistant/domain/fact.ts';
import { shown } from '#features/conversation/assistant/domain/quoting.ts';
import { deadlineQuery } from '#features/conversation/assistant/server/tools/deadline-query.ts';
import { type Found, tool } from '#features/conversation/assistant/server/tools/tool.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { type Deadline, deadlinesIn } from './deadlines.ts';
import { findDeadlines } from './find-deadlines.ts';

const mostTold = 8;

export function myDeadlinesTool(read: ReadAs) {
  return tool({
    name: 'my_deadlines',
    words:
      'The days on which something of the person who asks is due or ends, soonest first: offers, exclusivity, requests, NDAs, engagements, verifications, diligence requests, tasks of the plan. `only`: one of these.',
    parameters: deadlineQuery,
    run: async (call, { only }): Promise<Found> => {
      const all = deadlinesIn(await findDeadlines(call, read), call.now);
      const asked = only ? all.filter(({ key }) => key.startsWith(`${only}-`)) : all;
      if (asked.length === 0) return { facts: [noneFact(only)] };
      return { facts: asked.slice(0, mostTold).map(deadlineFact) };
    },
  });
}

function noneFact(only: string | undefined): Fact {
  if (only === 'exclusivity')
    return factOf('No exclusivity of yours is running: none of your offers is accepted with one.', {
      kind: 'page',
      title: 'Offers',
      href: '/offers',
      quote: null,
    });
  return factOf('Nothing of yours has a day on which it is due or ends.', {
    kind: 'page',
    title: 'My Dashboard',
    href: '/user/dashboard',
    quote: null,
  });
}

function deadlineFact({ at, title, path }: Deadline): Fact {
  return factOf(`- ${dayInWords(at.slice(0, 10))}: ${shown(title, 'Something of yours is due')}.`, {
    kind: 'page',
    title: 'Deadlines',
    href: path,
    quote: null,
  });
}
