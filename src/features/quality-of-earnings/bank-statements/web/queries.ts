import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { seconds } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getBankFiles } from '../contract.ts';
import type { ProofSideName } from '../domain/explanation.ts';
import type { LineClass } from '../domain/line-classes.ts';
import { getCashProof, listBankLines } from '../proof-contract.ts';

export type BankIntake = ReplyOf<typeof getBankFiles>;
export type BankFile = BankIntake['files'][number];
export type BankStatement = BankFile['statements'][number];
export type BankAccount = BankIntake['accounts'][number];
export type CashProof = ReplyOf<typeof getCashProof>;
export type ProofMonth = CashProof['months'][number];
/** One side of the proof of a month. */
export type OpenMonth = { month: ProofMonth; side: ProofSideName };
export type Explanation = CashProof['explanations'][number];
export type BankLine = ReplyOf<typeof listBankLines>['items'][number];

export function bankFilesQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'bank-files'],
    queryFn: ({ signal }) => call(getBankFiles, { params: { id: reviewId } }, { signal }),
    /** While a scan is read, to show how far it is. */
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ scan }) => scan?.state === 'reading') ? 2 * seconds : false,
  });
}

export function cashProofQuery(reviewId: string) {
  return queryOptions({
    queryKey: [...reviewKey(reviewId), 'cash-proof'],
    queryFn: ({ signal }) => call(getCashProof, { params: { id: reviewId }, query: {} }, { signal }),
  });
}

/** Bank lines that are opened: of some months, money in or out, of one class. */
export type OpenLines = {
  title: string;
  first: string;
  last: string;
  side: 'in' | 'out' | 'all';
  what: LineClass | 'all' | 'open';
};

export function bankLinesQuery(reviewId: string, { title: _title, ...asked }: OpenLines) {
  return infiniteQueryOptions({
    queryKey: [...reviewKey(reviewId), 'bank-lines', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        listBankLines,
        { params: { id: reviewId }, query: { ...asked, ...(pageParam === '' ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}
