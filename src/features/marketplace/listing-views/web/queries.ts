import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { getOwnViews } from '../contract.ts';

export const ownViews = queryOptions({
  queryKey: ['listing-views', 'own'],
  queryFn: ({ signal }) => call(getOwnViews, {}, { signal }),
});
