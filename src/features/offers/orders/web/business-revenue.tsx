import { OrdersTable } from './orders-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { RevenueByMonth } from './revenue-by-month.tsx';

export function BusinessRevenue() {
  return (
    <div className="flex flex-col gap-8">
      <RevenueByMonth />
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Orders</h2>
        <OrdersTable scope="all" />
      </div>
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Payments</h2>
        <PaymentsTable scope="all" />
      </div>
    </div>
  );
}
