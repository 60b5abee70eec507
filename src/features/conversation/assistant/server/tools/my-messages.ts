import { z } from 'zod';
import { listThreads } from '#features/conversation/messages/contract.ts';
import { unnamed } from '#features/conversation/messages/domain/thread.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import { days } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const messageReads = [listThreads] as const;

type Thread = ReplyOf<typeof listThreads>['items'][number];

export function myMessagesTool(read: ReadAs) {
  return tool({
    name: 'my_messages',
    words:
      'The unread messages of the person who asks, and the threads in which the other side wrote last: from whom, about which listing, since when. Not their text.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const threads = (await everyPage((query) => read(call, listThreads, { query }))).items;
      const unread = threads.filter((thread) => thread.unread > 0);
      const page = pageSource('/messages');
      const owed = threads.filter(({ last, may }) => last !== null && !last.mine && may.write === true);
      const head = unread.length === 0 ? [factOf('You have no unread messages.', page, noneInSpanish)] : [];
      return {
        facts: [
          ...head,
          ...unread.slice(0, mostTold).map(threadFact),
          ...owed
            .filter((thread) => !unread.includes(thread))
            .slice(0, mostTold)
            .map((thread) => owedFact(thread, call.now)),
        ],
      };
    },
  });
}

const noneInSpanish = 'No tiene mensajes sin leer.';

function threadFact(thread: Thread) {
  const { who, of } = partyOf(thread);
  return factOf(
    `- ${who}: ${counted(thread.unread, 'unread message')}${of}.`,
    pageSource('/messages', `/messages/${thread.id}`),
    `- ${who}: ${thread.unread} sin leer${of}.`,
  );
}

function owedFact(thread: Thread, now: Date) {
  const { who, of } = partyOf(thread);
  const age = Math.floor((now.getTime() - Date.parse(thread.last?.at ?? now.toISOString())) / days);
  return factOf(
    `- ${who} wrote last${of}, ${counted(age, 'day')} ago; you have not answered.`,
    pageSource('/messages', `/messages/${thread.id}`),
  );
}

function partyOf({ about, with: other }: Thread): { who: string; of: string } {
  const title = about && shown(about.title, 'a listing');
  const who = other.person
    ? fullName(other.person.firstName, other.person.lastName)
    : unnamed(other.part, title);
  return { who, of: other.person && title ? ` about ${quoted(title)}` : '' };
}
