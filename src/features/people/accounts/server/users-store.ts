import { type Expression, type SqlBool, sql } from 'kysely';
import type { Role } from '#kernel/actor.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { afterPlace, type SortedBy } from '#platform/db/sorted-page.ts';
import type { AccountState, UserColumn } from '../domain/user-list.ts';

export type UserFilter = {
  filter: string;
  role?: Role | undefined;
  state?: AccountState | undefined;
};

const name = sql<string>`lower(person.last_name || ' ' || person.first_name)`;
const columns: Record<UserColumn, Omit<SortedBy, 'order'>> = {
  created: { by: sql`person.created_at`, kind: 'time' },
  name: { by: name, kind: 'text' },
  email: { by: sql`person.email`, kind: 'text' },
};

/** Returns one row more than the page size. */
export function usersPage(
  db: Reader,
  filter: UserFilter,
  page: { column: UserColumn; order: 'asc' | 'desc'; after?: string | undefined; size: number },
) {
  const sorted = { ...columns[page.column], order: page.order };
  return db
    .selectFrom('person')
    .select([
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.username',
      'person.email',
      'person.email_verified',
      'person.banned_at',
      'person.ban_reason',
      'person.closed_at',
      'person.created_at',
      name.as('sort_name'),
      sql<string[]>`array(select role from person_role where person_id = person.id order by role)`.as(
        'roles',
      ),
      sql<number>`(select count(*)::int from session where person_id = person.id)`.as('sessions'),
      'person.last_seen_at',
    ])
    .where(matching(filter))
    .where(afterPlace(sorted, sql.ref('person.id'), page.after))
    .orderBy(sorted.by, page.order)
    .orderBy('person.id', page.order)
    .limit(page.size + 1)
    .execute();
}

export type UserRow = Awaited<ReturnType<typeof usersPage>>[number];

export async function countUsers(db: Reader, filter: UserFilter): Promise<number> {
  const { n } = await db
    .selectFrom('person')
    .where(matching(filter))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function matching({ filter, role, state }: UserFilter): Expression<SqlBool> {
  const words = filter.toLowerCase();
  const found =
    words === ''
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(position(${words} in lower(person.first_name || ' ' || person.last_name)) > 0
          or position(${words} in person.email) > 0)`;
  const holding = role
    ? sql<SqlBool>`exists (select from person_role where person_id = person.id and role = ${role})`
    : sql<SqlBool>`true`;
  return sql<SqlBool>`${found} and ${holding} and ${standing(state)}`;
}

function standing(state: AccountState | undefined): Expression<SqlBool> {
  switch (state) {
    case undefined:
      return sql<SqlBool>`true`;
    case 'closed':
      return sql<SqlBool>`person.closed_at is not null`;
    case 'banned':
      return sql<SqlBool>`person.banned_at is not null and person.closed_at is null`;
    case 'active':
      return sql<SqlBool>`person.banned_at is null and person.closed_at is null`;
  }
}

/** Locks every admin's role, so that two admins cannot remove each other's role concurrently. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  await tx
    .selectFrom('person_role')
    .select('person_id')
    .where('role', '=', 'admin')
    .orderBy('person_id')
    .forUpdate()
    .execute();
  return activeAdmins(tx);
}

export async function activeAdmins(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .select('person.id')
    .where('person_role.role', '=', 'admin')
    .where('person.banned_at', 'is', null)
    .where('person.closed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteRole(tx: Tx, personId: string, role: Role): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('person_role')
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
