import { z } from 'zod';
import { listThreads } from '#features/conversation/messages/contract.ts';
import { unnamed } from '#features/conversation/messages/domain/thread.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import { fullName } from '#kernel/person-name.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const messageReads = [listThreads] as const;

type Thread = ReplyOf<typeof listThreads>['items'][number];

export function myMessagesTool(read: ReadAs) {
  return tool({
    name: 'my_messages',
    words: 'The unread messages of the person who asks: from whom, and about which listing. Not their text.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const threads = (await read(call, listThreads, { query: { size: '50' } }))?.items ?? [];
      const unread = threads.filter((thread) => thread.unread > 0);
      const page = pageSource('/messages');
      if (unread.length === 0) return { facts: [factOf('You have no unread messages.', page)] };
      return { facts: unread.slice(0, mostTold).map(threadFact) };
    },
  });
}

function threadFact({ id, unread, about, with: other }: Thread) {
  const title = about && shown(about.title, 'a listing');
  const who = other.person
    ? fullName(other.person.firstName, other.person.lastName)
    : unnamed(other.part, title);
  const of = other.person && title ? ` about ${quoted(title)}` : '';
  return factOf(
    `- ${who}: ${counted(unread, 'unread message')}${of}.`,
    pageSource('/messages', `/messages/${id}`),
  );
}
