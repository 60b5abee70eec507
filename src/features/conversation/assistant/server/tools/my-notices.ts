import { z } from 'zod';
import { listNotifications } from '#features/inbox/notifications/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const noticeReads = [listNotifications] as const;

export function myNoticesTool(read: ReadAs) {
  return tool({
    name: 'my_notices',
    words: 'The unread notifications of the person who asks, newest first.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const query = { size: String(mostTold), unread: 'true' };
      const notices = (await read(call, listNotifications, { query }))?.items ?? [];
      if (notices.length === 0)
        return { facts: [factOf('You have no unread notifications.', pageSource('/notifications'))] };
      return {
        facts: notices.map(({ words, listingTitle, createdAt, path }) =>
          factOf(
            `- ${dayInWords(createdAt.slice(0, 10))}: ${words}${listingTitle ? ` ${quoted(shown(listingTitle, 'a listing'))}` : ''}`,
            pageSource('/notifications', path),
          ),
        ),
      };
    },
  });
}
