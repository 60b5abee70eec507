import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { noOrders } from './order-words.tsx';
import { newestOrder, type Scope } from './queries.ts';

const OrdersTable = lazy(() =>
  import('./orders-table.tsx').then((module) => ({ default: module.OrdersTable })),
);
const waiting = <Skeleton className="h-40 w-full rounded-large" />;

/** Loads the table only for those who have orders: most people have none. */
export function OrdersPart({ scope }: { scope: Scope }) {
  return (
    <QueryPage
      query={useQuery(newestOrder(scope))}
      words={{ loading: 'Loading the orders', failed: 'The orders could not be loaded.' }}
      waiting={waiting}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Card className="text-muted">{noOrders(scope)}</Card>
        ) : (
          <Suspense fallback={waiting}>
            <OrdersTable scope={scope} />
          </Suspense>
        )
      }
    </QueryPage>
  );
}
