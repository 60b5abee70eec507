import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { checkKey } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getCheckValue, getPlan, listPoints, listScenarios } from '../contract.ts';

export type ValueReply = ReplyOf<typeof getCheckValue>;
export type Found = ValueReply['found'];
export type Scenario = ReplyOf<typeof listScenarios>['items'][number];
export type Plan = ReplyOf<typeof getPlan>;
export type Task = Plan['tasks'][number];
export type Proposal = Plan['proposals'][number];
export type Point = ReplyOf<typeof listPoints>['items'][number];

export function valueQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'value'],
    queryFn: ({ signal }) => call(getCheckValue, { params: { id: checkId } }, { signal }),
    staleTime: 0,
  });
}

export function scenariosQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'scenarios'],
    queryFn: ({ signal }) => call(listScenarios, { params: { id: checkId } }, { signal }),
    staleTime: 0,
  });
}

export function planQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'plan'],
    queryFn: ({ signal }) => call(getPlan, { params: { id: checkId } }, { signal }),
    staleTime: 0,
  });
}

export function pointsQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'points'],
    queryFn: ({ signal }) => call(listPoints, { params: { id: checkId } }, { signal }),
    staleTime: 0,
  });
}

export function useValueChanged(checkId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: checkKey(checkId) });
}
