import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { useHasEvaluation } from '#features/valuation/check-value/web/kept-evaluation.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { homeQuery, needsQuery } from '#site/dashboard/web/queries.ts';
import { partsOf } from './parts.ts';

/** Most people need only one of these parts. */
const AdminHome = lazy(() => import('./AdminHome.tsx').then((module) => ({ default: module.AdminHome })));
const BrokerHome = lazy(() => import('./BrokerHome.tsx').then((module) => ({ default: module.BrokerHome })));
const BuyerHome = lazy(() => import('./BuyerHome.tsx').then((module) => ({ default: module.BuyerHome })));
const LookAround = lazy(() => import('./LookAround.tsx').then((module) => ({ default: module.LookAround })));
const PurposeQuestion = lazy(() =>
  import('./PurposeQuestion.tsx').then((module) => ({ default: module.PurposeQuestion })),
);
const SellerHome = lazy(() => import('./SellerHome.tsx').then((module) => ({ default: module.SellerHome })));

/** The seller's next step, or the purpose question. */
export function HomeFirst({ expected }: { /** Reserves its space while loading. */ expected: boolean }) {
  const { user } = useAuth();
  const home = useQuery(homeQuery());
  const evaluated = useHasEvaluation();
  if (home.data && user) {
    const parts = partsOf(home.data, user, evaluated);
    return (
      <>
        {parts.question && <PurposeQuestion />}
        {parts.seller && <SellerHome seller={home.data.seller} />}
      </>
    );
  }
  if (!home.error) return expected && <Skeleton className="h-44 w-full rounded-large" />;
  return (
    <ErrorState
      title="Your home could not be loaded."
      error={home.error}
      busy={home.isFetching}
      onRetry={() => void home.refetch()}
    />
  );
}

export function HomeParts({ sent }: { sent: readonly RequestView[] | undefined }) {
  const { user } = useAuth();
  const home = useQuery(homeQuery());
  const needs = useQuery(needsQuery());
  const evaluated = useHasEvaluation();
  if (!home.data || !user) return null;
  const parts = partsOf(home.data, user, evaluated);
  return (
    <>
      {home.data.queues && <AdminHome queues={home.data.queues} />}
      {parts.broker && <BrokerHome broker={home.data.broker} needs={needs.data} />}
      {parts.buyer && <BuyerHome buyer={home.data.buyer} sent={sent} />}
      {parts.lookAround && <LookAround />}
    </>
  );
}
