import { OrdersTable } from './orders-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { RevenueByMonth } from './revenue-by-month.tsx';

/** The admin's tab: what came in, month by month, and every order and payment behind it. */
export function BusinessRevenue() {
  return (
    <div className="flex flex-col gap-8">
      <RevenueByMonth />
      <section aria-labelledby="all-orders" className="flex flex-col gap-3">
        <h2 id="all-orders" className="text-title">
          Orders
        </h2>
        <OrdersTable scope="all" />
      </section>
      <section aria-labelledby="all-payments" className="flex flex-col gap-3">
        <h2 id="all-payments" className="text-title">
          Payments
        </h2>
        <PaymentsTable scope="all" />
      </section>
    </div>
  );
}
