import { z } from 'zod';
import { listUsers } from '#features/people/accounts/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords, dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { isWithin, spanInWords, spanned } from './spanned.ts';
import { type Found, tool } from './tool.ts';

const [mostTold, mostRead] = [8, 100];
const page = pageSource('/admin/users');
export const peopleReads = [listUsers] as const;

export function sitePeopleTool(read: ReadAs) {
  return tool({
    name: 'site_people',
    words:
      'For admins: `banned` gives the accounts that are locked out and why, `new` those that signed up lately, newest first, also of some days; `active` when who was last signed in.',
    parameters: z.object({ which: z.enum(['banned', 'new', 'active']), ...spanned }),
    run: async (call, { which, ...span }): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const query =
        which === 'banned'
          ? { state: 'banned', size: '20' }
          : { sort: 'created', order: 'desc', size: String(mostRead) };
      const found = await read(call, listUsers, { query });
      const users = found?.items ?? [];
      if (which === 'active') return { facts: lastSeen(users, found?.total ?? 0) };
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
      const { from, until } = span;
      const isToday = from === dayOf(call.now);
      if (from !== undefined && until !== undefined && !isToday)
        return { facts: signedUp(users, { from, until }) };
      return {
        facts: [
          factOf(
            `${counted(since(1), 'account')} signed up today, ${since(7)} in the last 7 days and ${since(30)} in the last 30${users.length === mostRead ? ' at least' : ''}. How many there were at the end of an earlier month I can’t see.`,
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

type User = ReplyOf<typeof listUsers>['items'][number];

/** Of the newest accounts. */
function signedUp(users: readonly User[], span: { from: string; until: string }): Fact[] {
  const those = users.filter(({ createdAt }) => isWithin(createdAt, span));
  const isAll = users.length < mostRead || (users.at(-1)?.createdAt.slice(0, 10) ?? '') < span.from;
  const many = `${isAll ? '' : 'At least '}${counted(those.length, 'account')}`;
  return [
    factOf(
      `${many} signed up ${spanInWords(span)}. How many accounts there were in all on an earlier day I can’t see.`,
      page,
    ),
    ...those
      .slice(0, mostTold)
      .map(({ firstName, lastName, createdAt }) =>
        factOf(`- ${fullName(firstName, lastName)}, on ${dayInWords(createdAt.slice(0, 10))}.`, page),
      ),
  ];
}

function lastSeen(users: readonly User[], total: number): Fact[] {
  const seen = users
    .flatMap(({ firstName, lastName, lastSeenAt }) =>
      lastSeenAt === null ? [] : [{ name: fullName(firstName, lastName), lastSeenAt }],
    )
    .toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
  const newest = total > users.length ? ` of the newest ${users.length}` : '';
  return [
    factOf(
      `${counted(seen.length, 'person', 'people')}${newest} ${seen.length === 1 ? 'is' : 'are'} signed in somewhere; of everyone else no time is kept. Last seen, latest first:`,
      page,
    ),
    ...seen
      .slice(0, mostTold)
      .map(({ name, lastSeenAt }) =>
        factOf(
          `- ${name}, on ${dayInWords(lastSeenAt.slice(0, 10))} at ${lastSeenAt.slice(11, 16)} UTC.`,
          page,
        ),
      ),
  ];
}
