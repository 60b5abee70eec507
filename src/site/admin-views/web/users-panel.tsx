import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RevokeTokensDialog } from '#features/people/access-tokens/web/revoke-tokens-dialog.tsx';
import { RolesDialog } from '#features/people/accounts/web/roles-dialog.tsx';
import { type SentAct, useUserActs } from '#features/people/accounts/web/use-user-acts.ts';
import { roleNames, type UserAct } from '#features/people/accounts/web/user-menu.ts';
import { type UserFilters, type UserLine, usersKey } from '#features/people/accounts/web/users-queries.ts';
import { UsersTable } from '#features/people/accounts/web/users-table.tsx';
import { ResetTwoFactorDialog } from '#features/people/two-factor/web/reset-two-factor-dialog.tsx';
import { roles } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { CloseAccountDialog } from '#site/account-closing/web/close-account-dialog.tsx';
import { ViewAsDialog } from './view-as-dialog.tsx';

const roleOptions = [
  { value: 'all', label: 'All roles' },
  ...roles.map((role) => ({ value: role, label: roleNames[role] })),
];
const stateOptions = [
  { value: 'all', label: 'All states' },
  { value: 'active', label: 'Active' },
  { value: 'banned', label: 'Locked out' },
  { value: 'closed', label: 'Closed' },
];

type Props = { filters: UserFilters; onChoose: (name: 'role' | 'state', value: string) => void };
type Asked = { act: UserAct; user: UserLine };

export function UsersPanel({ filters, onChoose }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useUserActs(() => setAsked(null));
  const toast = useToast();
  const onAct = (act: UserAct, user: UserLine) => {
    acts.reset();
    if (act.kind !== 'unban') return setAsked({ act, user });
    acts.mutate(
      { user, act: sent(act, '') },
      {
        onError: (error) => void toast('That did not work.', failureToast(error)),
      },
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <UserFilterFields filters={filters} onChoose={onChoose} />
      <UsersTable key={`${filters.role}-${filters.state}`} filters={filters} onAct={onAct} />
      {asked && <AskedDialog {...asked} acts={acts} onClose={() => setAsked(null)} />}
    </div>
  );
}

function UserFilterFields({ filters, onChoose }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <div className="w-full sm:w-48">
        <Select
          aria-label="Role"
          value={filters.role ?? 'all'}
          onValueChange={(value) => onChoose('role', value)}
          options={roleOptions}
        />
      </div>
      <div className="w-full sm:w-48">
        <Select
          aria-label="State"
          value={filters.state ?? 'all'}
          onValueChange={(value) => onChoose('state', value)}
          options={stateOptions}
        />
      </div>
    </div>
  );
}

type AskedProps = Asked & { acts: ReturnType<typeof useUserActs>; onClose: () => void };

function AskedDialog({ act, user, acts, onClose }: AskedProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const name = fullName(user.firstName, user.lastName);
  const person = { id: user.id, name, email: user.email };
  if (act.kind === 'roles') return <RolesDialog user={user} acts={acts} onClose={onClose} />;
  if (act.kind === 'view-as') return <ViewAsDialog person={person} onClose={onClose} />;
  if (act.kind === 'reset-two-factor') return <ResetTwoFactorDialog person={person} onClose={onClose} />;
  if (act.kind === 'revoke-tokens') return <RevokeTokensDialog person={person} onClose={onClose} />;
  if (act.kind === 'close')
    return (
      <CloseAccountDialog
        person={person}
        own={user.may.ban === 'not-yourself'}
        onClose={onClose}
        onClosed={({ outcome }) => {
          toast(outcome === 'erased' ? `${name} was erased.` : `The account of ${name} is closed.`);
          onClose();
          void queries.invalidateQueries({ queryKey: usersKey });
        }}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...wordsFor(act, name)}
      busy={acts.isPending}
      error={acts.error}
      onConfirm={(reason) => acts.mutate({ user, act: sent(act, reason) })}
    />
  );
}

function wordsFor(act: UserAct, name: string) {
  if (act.kind === 'ban')
    return {
      title: `Lock ${name} out?`,
      description: 'Every session ends now, and no one can sign in to this account until you unlock it.',
      confirmLabel: 'Lock out',
      danger: true,
      reason: { label: 'Reason', hint: 'Only administrators read it.', required: true, maxLength: 300 },
    };
  return {
    title: `Sign ${name} out everywhere?`,
    description: 'Every device has to sign in again. Text that was not saved is lost.',
    confirmLabel: 'Sign out everywhere',
  };
}

function sent(act: UserAct, reason: string): SentAct {
  switch (act.kind) {
    case 'ban':
      return { kind: 'ban', reason: reason.replace(/\s+/g, ' ').trim() };
    case 'unban':
    case 'sign-out':
      return { kind: act.kind };
    default:
      throw new RangeError(`${act.kind} has a dialog of its own`);
  }
}
