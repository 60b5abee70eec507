import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { QueryPage } from './QueryPage.tsx';

const words = { loading: 'Loading the offer', failed: 'The offer couldn’t be loaded.' };
const missing = () => <p>No such offer</p>;
const failure = (status: number) =>
  new ApiError('unable to get offer', { serverError: 'Not now.', code: 'some-code', status });

type State = { data?: string | null; error?: Error | null; isFetchNextPageError?: boolean };

function shown(
  { data, error = null, ...rest }: State,
  more: { missing?: typeof missing } = { missing },
): string {
  return renderToStaticMarkup(
    <QueryPage
      query={{ data, error, isFetching: false, refetch: () => null, ...rest }}
      words={words}
      title="Offer"
      {...more}
    >
      {(offer) => <p>{offer.toUpperCase()}</p>}
    </QueryPage>,
  );
}

test('loading is announced to screen readers', () => {
  expect(shown({})).toMatch(/role="status".*Loading the offer/);
});

test('loaded data are shown even if a refetch failed, which is said above them', () => {
  expect(shown({ data: 'one' })).toBe('<p>ONE</p>');
  expect(shown({ data: 'one', error: failure(503) })).toMatch(
    /role="status".*This may be out of date.*Not now\..*Try again.*<p>ONE<\/p>$/,
  );
});

test('a next page that could not be loaded does not make the loaded ones old', () => {
  const query = { data: 'one', error: failure(503), isFetchNextPageError: true };
  expect(shown(query)).toBe('<p>ONE</p>');
});

test.each([404, 400])('%i renders the missing page without a retry', (status) => {
  const page = shown({ error: failure(status) });
  expect(page).toMatch(/<h1.*Offer/);
  expect(page).toContain('No such offer');
  expect(page).not.toMatch(/unable to|Try again/);
});

test('null as data renders the missing page', () => {
  expect(shown({ data: null })).toContain('No such offer');
});

test.each([0, 403, 503])('%i is a failure with a title and a retry', (status) => {
  const page = shown({ error: failure(status) });
  expect(page).toMatch(/<h1.*Offer/);
  expect(page).toContain('The offer couldn’t be loaded.');
  expect(page).toContain('Try again');
  expect(page).not.toContain('No such offer');
});

test('a failed refetch after null is a failure, and so is 404 without a missing page', () => {
  expect(shown({ data: null, error: failure(503) })).toContain('Try again');
  expect(shown({ error: failure(404) }, {})).toContain('Try again');
});
