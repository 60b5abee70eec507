import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listProofReviews, listProofs } from '../contract.ts';
import type { reviewLists } from '../domain/proof.ts';

export type Proof = ReplyOf<typeof listProofs>['items'][number];
export type ProofReview = ReplyOf<typeof listProofReviews>['items'][number];

type ReviewList = (typeof reviewLists)[number];

export const proofsKey = ['buyer-proofs'] as const;
const shownAtOnce = 20;
const asked = (after: string) => ({ query: { size: shownAtOnce, ...(after ? { after } : {}) } });

export function proofsQuery() {
  return infiniteQueryOptions({
    queryKey: [...proofsKey, 'own'],
    queryFn: ({ signal, pageParam }) => call(listProofs, asked(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function proofReviewsQuery(list: ReviewList) {
  return infiniteQueryOptions({
    queryKey: [...proofsKey, 'reviews', list],
    queryFn: ({ signal, pageParam }) =>
      call(listProofReviews, { query: { ...asked(pageParam).query, list } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
