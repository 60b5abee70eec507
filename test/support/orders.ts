import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';
import './selling-brand.ts';

const created = z.object({ id: z.uuid() });
const paid = z.looseObject({ payments: z.array(z.looseObject({ id: z.uuid() })) });

export const orderService = async (customer: Pick<Someone, 'post'>) =>
  created.parse(
    await expectOk(customer.post('/api/orders', { service: 'earnings-quality', key: randomUUID() })),
  ).id;

/** Records one pending payment, whose ID it returns, and one that failed. */
export async function recordPayments(
  admin: Someone,
  orderId: string,
  { reference, reason }: { reference: string; reason: string },
): Promise<string> {
  const post = async (version: number, more: Record<string, unknown>) => {
    const body = {
      kind: 'payment',
      amount: 50_000,
      method: 'check',
      reference,
      paidOn: '2025-01-05',
      key: randomUUID(),
      version,
      ...more,
    };
    return paid.parse(await expectOk(admin.post(`/api/orders/${orderId}/payments`, body))).payments;
  };
  const [payment] = await post(1, { status: 'processing' });
  await post(2, { status: 'failed', reason });
  return payment?.id ?? '';
}
