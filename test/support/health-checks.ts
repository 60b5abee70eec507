import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';

const started = z.object({ id: z.uuid() });

/** Starts the health check of a business; the id of the check. */
export async function startCheck(owner: Pick<Someone, 'post'>, businessId: string): Promise<string> {
  return started.parse(await expectOk(owner.post('/api/health-checks', { businessId }))).id;
}
