import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { failureToast } from './use-toast.ts';

const refused = (code: string) =>
  new ApiError('unable to close account', { serverError: 'Not now.', code, status: 403 });

test('a form whose question was canceled shows no failure', () => {
  const page = renderToStaticMarkup(<FailureAlert title="Not closed" error={refused('confirm-it-is-you')} />);
  expect(page).toContain('You canceled, so nothing was opened or changed.');
  expect(page).not.toMatch(/role="alert"|Not closed|Not now|unable to/);
});

test('another refusal still interrupts, below its title', () => {
  const page = renderToStaticMarkup(<FailureAlert title="Not closed" error={refused('some-code')} />);
  expect(page).toMatch(/role="alert".*Not closed.*Not now\./);
});

test('a toast tells a cancellation without alarm, and a refusal with its reason', () => {
  expect(failureToast(refused('confirm-it-is-you')).tone).toBe('info');
  expect(failureToast(refused('some-code'))).toEqual({ tone: 'bad', description: 'Not now.' });
});
