import { z } from 'zod';
import { listUsers } from '#features/people/accounts/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords, dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const peopleReads = [listUsers] as const;

export function sitePeopleTool(read: ReadAs) {
  return tool({
    name: 'site_people',
    words:
      'For admins: `banned` gives the accounts that are locked out and why, `new` those that signed up lately, newest first.',
    parameters: z.object({ which: z.enum(['banned', 'new']) }),
    run: async (call, { which }): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const page = pageSource('/admin/users');
      const query = which === 'banned' ? { state: 'banned', size: '20' } : { sort: 'created', size: '50' };
      const found = await read(call, listUsers, { query });
      const users = found?.items ?? [];
      if (which === 'banned') {
        if (users.length === 0)
          return { facts: [factOf('No account is banned: no one is locked out.', page)] };
        return {
          facts: users
            .slice(0, mostTold)
            .map(({ firstName, lastName, banReason }) =>
              factOf(
                `- ${fullName(firstName, lastName)} is locked out. The reason that was recorded: ${quoted(shown(banReason ?? '', 'none') || 'none')}`,
                page,
              ),
            ),
        };
      }
      const since = (length: number) => {
        const day = dayOf(shift(call.now, -length * days));
        return users.filter(({ createdAt }) => createdAt.slice(0, 10) > day).length;
      };
      return {
        facts: [
          factOf(
            `${counted(since(1), 'account')} signed up today, ${since(7)} in the last 7 days and ${since(30)} in the last 30${users.length === 50 ? ' at least' : ''}. How many there were at the end of an earlier month I can’t see.`,
            page,
          ),
          ...users
            .slice(0, mostTold)
            .map(({ firstName, lastName, createdAt }) =>
              factOf(
                `- ${fullName(firstName, lastName)}, since ${dayInWords(createdAt.slice(0, 10))}.`,
                page,
              ),
            ),
        ],
      };
    },
  });
}
