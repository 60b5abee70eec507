import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import type { Work } from '#platform/context.ts';
import type { BrokerRequestRow } from './store.ts';

export async function tellAdmins(work: Work, row: BrokerRequestRow): Promise<void> {
  const admins = (await adminIds(work.db)).filter((id) => id !== row.person_id);
  await work.notify(admins, {
    kind: 'broker-requested',
    words: 'A request for a broker account is waiting for review',
    lines: ['Check the firm and the license, then approve it or decline it with a reason.'],
    path: '/admin?tab=brokers',
  });
}

export async function tellPerson(work: Work, row: BrokerRequestRow): Promise<void> {
  const approved = row.status === 'approved';
  await work.notify([row.person_id], {
    kind: 'broker-decided',
    words: approved ? 'You have a broker account' : 'Your request for a broker account was declined',
    lines: approved
      ? ['Sellers can now invite you by the email address of your account, once you have confirmed it.']
      : [
          ...(row.reason === null ? [] : [`The reason our team gave: ${row.reason}`]),
          'You can send another request at any time.',
        ],
    path: '/engagements',
  });
}
