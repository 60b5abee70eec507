import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './api-error.ts';

export type ErrorWords = { status: number; heading: string; advice: string; requestId: string | null };

const known: Record<number, { heading: string; advice: string }> = {
  400: {
    heading: '400: the request could not be read',
    advice:
      'What was sent could not be encoded or understood. Go back, check what you entered and send it again.',
  },
  403: {
    heading: 'Error: not authorized',
    advice: 'Your account may not open this page. If it should, ask an administrator for access.',
  },
  404: {
    heading: '404: there is no such page',
    advice:
      'The address may be mistyped, or the page may have moved, or you may no longer have access to it.',
  },
  405: {
    heading: '405: this page does not take that',
    advice: 'Something was sent to a page that only shows. Go back and use the form on the page before it.',
  },
};

/** An unknown error does not reveal its cause. */
export function errorWords(error: unknown, requestId: string | null): ErrorWords {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  return wordsOfStatus(status, error instanceof ApiError ? (error.requestId ?? requestId) : requestId);
}

export function wordsOfStatus(status: number, requestId: string | null): ErrorWords {
  const words = known[status];
  if (words) return { status, ...words, requestId };
  return {
    status: 500,
    heading: 'Unexpected Application Error!',
    advice:
      'Something went wrong on our side. Nothing that you saved is lost. Reload the page, or try again in a moment.',
    requestId,
  };
}
