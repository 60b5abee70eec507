import type { Reading } from '#platform/context.ts';
import { decodeSorted, toSortedPage } from '#platform/db/sorted-cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { May } from '#wire/may.ts';
import { type listUsers as contract, role } from '../contract.ts';
import { type AdminAct, adminRefusal } from '../domain/admin-acts.ts';
import { accountState, type UserSort } from '../domain/user-list.ts';
import { activeAdmins, countUsers, sortedBy, type UserRow, usersPage } from './users-store.ts';

/** Nobody reads on to a number above it; counting every account of a large product would. */
const countedTo = 1_000;

/** A page of accounts for an admin. */
export async function listUsers(
  { db, actor }: Reading,
  query: InputOf<typeof contract>['query'],
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(actor);
  const cursor = query.after ? decodeSorted(query.after, sortedBy(query.sort)) : null;
  const rows = await usersPage(db, query, { sort: query.sort, cursor, limit: query.size + 1 });
  const counted = await countUsers(db, query, countedTo + 1);
  const admins = await activeAdmins(db);
  const page = toSortedPage(
    rows,
    query.size,
    (row) => ({ value: placeIn(row, query.sort), id: row.id }),
    (row) => lineOf(row, personId, admins),
  );
  return { ...page, total: Math.min(counted, countedTo), totalIsFloor: counted > countedTo };
}

function placeIn(row: UserRow, sort: UserSort): string | Date {
  if (sortedBy(sort) === 'instant') return row.created_at;
  return sort === 'name' || sort === 'name-desc' ? row.sort_name : row.email;
}

function lineOf(row: UserRow, askerId: string, admins: readonly string[]) {
  const roles = role.array().parse(row.roles);
  const state = accountState({ bannedAt: row.banned_at, closedAt: row.closed_at });
  const facts = {
    own: row.id === askerId,
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
    email: row.email,
    emailVerified: row.email_verified,
    roles,
    state,
    banReason: row.ban_reason,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen?.toISOString() ?? null,
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
