import type { Reading } from '#platform/context.ts';
import { toSortedPage } from '#platform/db/sorted-page.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { May } from '#wire/may.ts';
import { role } from '#wire/sign-in.ts';
import type { listUsers as contract } from '../contract.ts';
import { type AdminAct, adminRefusal } from '../domain/admin-acts.ts';
import { accountState, type UserColumn } from '../domain/user-list.ts';
import { activeAdmins, countUsers, type UserRow, usersPage } from './users-store.ts';

export async function listUsers(
  { db, actor }: Reading,
  query: InputOf<typeof contract>['query'],
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(actor);
  const column = query.sort ?? 'created';
  const rows = await usersPage(db, query, { ...query, column });
  const admins = await activeAdmins(db);
  const page = toSortedPage(
    rows,
    query.size,
    (row) => ({ value: valueIn[column](row), id: row.id }),
    (row) => lineOf(row, personId, admins),
  );
  return { ...page, total: await countUsers(db, query) };
}

const valueIn: Record<UserColumn, (row: UserRow) => string | Date> = {
  created: (row) => row.created_at,
  name: (row) => row.sort_name,
  email: (row) => row.email,
};

function lineOf(row: UserRow, callerId: string, admins: readonly string[]) {
  const roles = role.array().parse(row.roles);
  const state = accountState({ bannedAt: row.banned_at, closedAt: row.closed_at });
  const facts = {
    own: row.id === callerId,
    roles,
    banned: state === 'banned',
    closed: state === 'closed',
    otherAdmins: admins.filter((id) => id !== row.id).length,
  };
  const may = (act: AdminAct): May => adminRefusal(act, facts) ?? true;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified,
    roles,
    state,
    banReason: row.ban_reason,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    may: {
      ban: may('ban'),
      unban: may('unban'),
      grant: may('grant'),
      'take-admin': may('take-admin'),
      'sign-out': may('sign-out'),
      close: may('close'),
      'view-as': may('view-as'),
    },
  };
}
