import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { getSingleSignOn } from '../contract.ts';

export function singleSignOnQuery() {
  return queryOptions({
    queryKey: ['single-sign-on'],
    queryFn: ({ signal }) => call(getSingleSignOn, {}, { signal }),
  });
}
