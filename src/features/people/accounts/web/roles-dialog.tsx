import { useState } from 'react';
import { type Role, roles } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { roleChanges } from '../domain/role-changes.ts';
import type { useUserActs } from './use-user-acts.ts';
import { roleNames, whyNot } from './user-menu.ts';
import type { UserLine } from './users-queries.ts';

const meanings: Record<Role, string> = {
  seller: 'Comes with the first business. It shows the pages of sellers.',
  buyer: 'Comes with the first request for access. It shows the pages of buyers.',
  broker:
    'Owners can invite this person to act for them. Check the license first, if the state requires one.',
  admin: 'Sees every account, request, order and email, and decides on listings and roles.',
};

type Props = { user: UserLine; acts: ReturnType<typeof useUserActs>; onClose: () => void };

export function RolesDialog({ user, acts, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly Role[]>(user.roles);
  const changes = roleChanges(user.roles, chosen);
  const same = changes.given.length + changes.taken.length === 0;
  return (
    <FormDialog
      title={`Roles of ${fullName(user.firstName, user.lastName)}`}
      description="A change counts from their next step on and is recorded. You confirm it with your password or a passkey."
      onSubmit={() => acts.mutate({ user, act: { kind: 'roles', ...changes } })}
      onClose={onClose}
      error={acts.error}
      busy={acts.isPending}
      submitLabel="Save roles"
      submitDisabledReason={same ? 'Nothing is changed.' : null}
      danger={changes.taken.includes('admin')}
    >
      {roles.map((role) => (
        <RoleField
          key={role}
          role={role}
          checked={chosen.includes(role)}
          reason={whyNot(user, role === 'admin' && user.roles.includes(role) ? 'take-admin' : 'grant')}
          onChange={(given) =>
            setChosen((now) => (given ? [...now, role] : now.filter((one) => one !== role)))
          }
        />
      ))}
    </FormDialog>
  );
}

type RoleFieldProps = {
  role: Role;
  checked: boolean;
  /** Why it cannot change; `null` if it can. */
  reason: string | null;
  onChange: (given: boolean) => void;
};

function RoleField({ role, checked, reason, onChange }: RoleFieldProps) {
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={onChange}
      disabled={reason !== null}
      label={
        <>
          {roleNames[role]}
          <span className="block text-muted text-small">{reason ?? meanings[role]}</span>
        </>
      }
    />
  );
}
