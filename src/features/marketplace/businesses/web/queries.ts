import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#kit/api.ts';
import { type business, getBusiness, listBusinesses } from '../contract.ts';

export type BusinessView = z.output<typeof business>;

export const businessesKey = ['businesses'];

export const myBusiness = (id: string) =>
  queryOptions({
    queryKey: [...businessesKey, 'one', id],
    queryFn: ({ signal }) => call(getBusiness, { params: { id } }, { signal }),
  });

export const myBusinesses = infiniteQueryOptions({
  queryKey: [...businessesKey, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listBusinesses,
      { query: { size: 50, ...(pageParam === '' ? {} : { after: pageParam }) } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
  select: ({ pages }) => pages.flatMap((page) => page.items),
});
