import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { bearing } from '#test/support/access-tokens.ts';
import type { Call } from '#test/support/caller.ts';
import { expectOk, type Someone } from '#test/support/people.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'delete'>;
type Caller = (method: string, path: string, call?: Call) => Promise<Response>;

const made = z.object({ secret: z.string(), token: z.object({ id: z.uuid() }) });
const listed = z.object({ items: z.array(z.object({ id: z.uuid() })) });

/** A token in use, one for a single listing, one that was revoked, and a service token. */
export async function liveWithTokens(seller: Hands, admin: Hands, call: Caller): Promise<void> {
  const create = async (who: Hands, path: string, body: object) => {
    const expiresAt = new Date(Date.now() + 90 * days).toISOString();
    return made.parse(await expectOk(who.post(path, { expiresAt, ...body })));
  };
  const { items } = listed.parse(await expectOk(seller.get('/api/own-listings')));
  const sheet = await create(seller, '/api/access-tokens', {
    name: 'Figures in my spreadsheet',
    scopes: ['listings:read', 'offers:read', 'health-checks:read'],
  });
  await call('GET', '/api/access-token', {
    headers: { ...bearing(sheet.secret).headers, 'user-agent': 'python-requests/2.32.3' },
  });
  await create(seller, '/api/access-tokens', {
    name: 'Upload script of the bookkeeper',
    scopes: ['deal-rooms:write'],
    objects: [{ kind: 'listing', id: items[0]?.id }],
  });
  const old = await create(seller, '/api/access-tokens', { name: 'Old CRM', scopes: ['messages:write'] });
  await expectOk(seller.delete(`/api/access-tokens/${old.token.id}`));
  await create(admin, '/api/service-tokens', { name: 'Accounting', scopes: ['orders:write'] });
}
