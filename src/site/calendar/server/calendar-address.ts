import { describeToken } from '#features/people/access-tokens/contract.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { calendarScope, getCalendar } from '../contract.ts';

const notThere = () =>
  new Response('There is no such calendar.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * For calendar programs, which send no headers: the token is in the address. Only a token that can read the calendar and
 * nothing else, because addresses end up in logs and at the calendar's provider.
 */
export const calendarAddress: WebRoute = {
  method: 'GET',
  path: '/calendar/:file',
  handle: async (request, _facts, api) => {
    const token = /\/([^/]+)\.ics$/.exec(new URL(request.url).pathname)?.[1];
    if (!token) return notThere();
    const headers = { authorization: `Bearer ${token}` };
    const about = await api(describeToken.path, { headers });
    if (!about.ok) return notThere();
    const { token: known } = describeToken.reply.parse(await about.json());
    if (known?.scopes.join() !== calendarScope) return notThere();
    const calendar = await api(getCalendar.path, { headers });
    return calendar.ok ? calendar : notThere();
  },
};
