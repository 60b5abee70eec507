import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#kit/api-error.ts';
import { RoomQueryPage } from './room-query-page.tsx';

const shown = (status: number, facts: Record<string, unknown> = {}, code = 'some-code') => {
  const error = new ApiError('unable to get deal room', {
    serverError: 'There is nothing here for you.',
    code,
    status,
    facts,
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <RoomQueryPage
        query={{ data: null, error, isFetching: false, refetch: () => null }}
        words={{ loading: 'Loading the deal room', failed: 'The deal room could not be loaded.' }}
      >
        {() => null}
      </RoomQueryPage>
    </MemoryRouter>,
  );
};

test('a room that the reader cannot find says so, shows no error and links back', () => {
  const page = shown(404);
  expect(page).toContain('You don’t have access to this deal room');
  expect(page).not.toMatch(/closed|has ended/);
  expect(page).not.toMatch(/unable to|Try again/);
  expect(page).toContain('href="/deal-rooms"');
});

test('a reader who once had access sees how it ended', () => {
  expect(shown(404, { room: 'closed' })).toContain('The seller closed it. See your request');
  expect(shown(404, { room: 'access-ended' })).toContain('Your access to this deal room has ended');
});

test('a room that failed to load can be retried', () => {
  expect(shown(503)).toContain('Try again');
});

test('a reader who cancels the question whether it is them goes on calmly, and can try again', () => {
  const page = shown(403, { why: 'new-device' }, 'confirm-it-is-you');
  expect(page).toContain('Confirm that it is you to continue');
  expect(page).toContain('You canceled, so nothing was opened or changed.');
  expect(page).toContain('Try again');
  expect(page).not.toMatch(/unable to|could not be loaded|role="alert"/);
});
