import { endpoint } from '#wire/endpoint.ts';

export const calendarScope = 'calendar:read';

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: 'The caller’s deadlines and expirations as an iCalendar file',
  who: 'signed-in',
  scope: calendarScope,
  reply: { file: 'text/calendar' },
  failure: 'unable to get the calendar',
});
