import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#web/api-error.ts';
import { RoomTrouble } from './room-trouble.tsx';

const shown = (status: number) => {
  const error = new ApiError('unable to get deal room', {
    serverError: 'There is nothing here for you.',
    code: 'some-code',
    status,
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <RoomTrouble
        title="The deal room could not be loaded."
        query={{ error, isFetching: false, refetch: () => null }}
      />
    </MemoryRouter>,
  );
};

test('a room that is not there for the reader says why that may be, shows no error and leads back', () => {
  const page = shown(404);
  expect(page).toContain('It was closed, or your access to it has ended.');
  expect(page).not.toMatch(/unable to|Try again/);
  expect(page).toContain('href="/deal-rooms"');
});

test('a room that did not load can be tried again', () => {
  expect(shown(503)).toContain('Try again');
});
