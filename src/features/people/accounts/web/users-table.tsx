import { useState } from 'react';
import { fullName } from '#kernel/person-name.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { userColumns } from '../domain/user-list.ts';
import { type UserAct, userMenu } from './user-menu.ts';
import { readUsers, type UserFilters, type UserLine, usersKey } from './users-queries.ts';

const column = columnsFor<UserLine>();

const columns = [
  column.accessor((user) => fullName(user.firstName, user.lastName), {
    id: 'name',
    header: 'Name',
    size: 190,
  }),
  column.accessor('email', {
    header: 'Email',
    size: 240,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-2 max-sm:justify-end sm:min-w-48">
        {original.state === 'closed' ? (
          <span className="text-muted">—</span>
        ) : (
          <EmailText address={original.email} />
        )}
        {!original.emailVerified && original.state !== 'closed' && <Badge tone="amber">Not confirmed</Badge>}
      </span>
    ),
  }),
  column.accessor((user) => user.roles.join(', '), {
    id: 'roles',
    header: 'Roles',
    size: 170,
    enableSorting: false,
    cell: ({ getValue }) => getValue() || <span className="text-muted">None</span>,
  }),
  column.accessor('state', {
    header: 'State',
    size: 190,
    enableSorting: false,
    cell: ({ row }) => <State user={row.original} />,
  }),
  column.accessor((user) => user.lastSeenAt ?? '', {
    id: 'seen',
    header: 'Last seen',
    size: 140,
    enableSorting: false,
    cell: ({ row }) =>
      row.original.lastSeenAt ? (
        <TimeAgo at={row.original.lastSeenAt} className="whitespace-nowrap" />
      ) : (
        <span className="text-muted">Not signed in</span>
      ),
  }),
  column.accessor('createdAt', {
    id: 'created',
    header: 'Joined',
    size: 140,
    cell: ({ row }) => <TimeAgo at={row.original.createdAt} className="whitespace-nowrap" />,
  }),
];

function State({ user }: { user: UserLine }) {
  if (user.state === 'active') return <StatusBadge tone="good">Active</StatusBadge>;
  if (user.state === 'closed') return <StatusBadge tone="neutral">Closed</StatusBadge>;
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusBadge tone="bad">Locked out</StatusBadge>
      {user.banReason && <span className="wrap-anywhere text-muted text-tiny">{user.banReason}</span>}
    </span>
  );
}

export type UserActs = { onAct: (act: UserAct, user: UserLine) => void };

export function UsersTable({ filters, onAct }: { filters: UserFilters } & UserActs) {
  const [id] = useState('accounts');
  const remote = useRemoteRows({
    id,
    queryKey: [...usersKey, filters],
    sortable: userColumns,
    read: readUsers(filters),
  });
  return (
    <DataTable
      {...remote}
      id={id}
      label="Accounts"
      columns={columns}
      getRowId={(user) => user.id}
      empty="No accounts match. Remove a filter."
      filter
      fileName="accounts"
      rowMenu={(user) => userMenu(user, (act) => onAct(act, user))}
    />
  );
}
