import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { getOrder, getRevenue, listOrders, listPayments } from '../contract.ts';

export type OrderLine = ReplyOf<typeof listOrders>['items'][number];
export type OrderView = ReplyOf<typeof getOrder>;
export type PaymentLine = ReplyOf<typeof listPayments>['items'][number];
export type RevenueView = ReplyOf<typeof getRevenue>;
export type RevenueMonth = RevenueView['months'][number];
export type Scope = 'mine' | 'all';

/** Root of all query keys here: a change of one order invalidates all of them. */
export const ordersKey = ['orders'] as const;

type Query<E extends typeof listOrders | typeof listPayments> = Omit<CallOf<E>['query'], 'scope'>;

export function readOrders(scope: Scope) {
  return (query: Query<typeof listOrders>, signal: AbortSignal) =>
    call(listOrders, { query: { ...query, scope } }, { signal });
}

export function newestOrder(scope: Scope) {
  return queryOptions({
    queryKey: [...ordersKey, 'newest', scope],
    queryFn: ({ signal }) => call(listOrders, { query: { size: 1, scope } }, { signal }),
  });
}

export function readPayments(scope: Scope) {
  return (query: Query<typeof listPayments>, signal: AbortSignal) =>
    call(listPayments, { query: { ...query, scope } }, { signal });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: ({ signal }) => call(getOrder, { params: { id } }, { signal }),
  });
}

export function revenueQuery(months: number) {
  return queryOptions({
    queryKey: [...ordersKey, 'revenue', months],
    queryFn: ({ signal }) => call(getRevenue, { query: { months } }, { signal }),
  });
}

export function useOrderChanged(): (order: OrderView) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueryData(orderQuery(order.id).queryKey, order);
    void client.invalidateQueries({ queryKey: ordersKey });
  };
}

export function useScope(): Scope {
  const { user } = useAuth();
  return user?.roles.includes('admin') ? 'all' : 'mine';
}
