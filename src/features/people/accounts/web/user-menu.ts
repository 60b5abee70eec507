import type { Role } from '#kernel/actor.ts';
import { paths } from '#kit/paths.ts';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { type AdminAct, adminRefusalWords } from '../domain/admin-acts.ts';
import type { UserLine } from './users-queries.ts';

export type UserAct = {
  kind: 'roles' | 'ban' | 'unban' | 'sign-out' | 'revoke-tokens' | 'close' | 'view-as' | 'reset-two-factor';
};

export const roleNames: Record<Role, string> = {
  seller: 'Seller',
  buyer: 'Buyer',
  broker: 'Broker',
  admin: 'Administrator',
};

export function userMenu(user: UserLine, act: (act: UserAct) => void): MenuEntry[] {
  return [
    { kind: 'link', label: 'View profile', to: paths.person(user.id) },
    {
      kind: 'action',
      label: 'View as…',
      disabledReason: whyNot(user, 'view-as'),
      onSelect: () => act({ kind: 'view-as' }),
    },
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Roles…',
      disabledReason: whyNot(user, 'grant'),
      onSelect: () => act({ kind: 'roles' }),
    },
    {
      kind: 'action',
      label: 'Sign out everywhere',
      disabledReason: whyNot(user, 'sign-out'),
      onSelect: () => act({ kind: 'sign-out' }),
    },
    {
      kind: 'action',
      label: 'Revoke access tokens…',
      disabledReason: whyNot(user, 'sign-out'),
      onSelect: () => act({ kind: 'revoke-tokens' }),
    },
    {
      kind: 'action',
      label: 'Reset two-factor sign-in…',
      disabledReason: user.may.ban === 'not-yourself' ? whyNot(user, 'ban') : whyNot(user, 'sign-out'),
      onSelect: () => act({ kind: 'reset-two-factor' }),
    },
    lockEntry(user, act),
    {
      kind: 'action',
      label: 'Close account…',
      danger: true,
      disabledReason: whyNot(user, 'close'),
      onSelect: () => act({ kind: 'close' }),
    },
  ];
}

function lockEntry(user: UserLine, act: (act: UserAct) => void): MenuEntry {
  if (user.state === 'banned')
    return {
      kind: 'action',
      label: 'Unlock',
      disabledReason: whyNot(user, 'unban'),
      onSelect: () => act({ kind: 'unban' }),
    };
  return {
    kind: 'action',
    label: 'Lock out…',
    disabledReason: whyNot(user, 'ban'),
    onSelect: () => act({ kind: 'ban' }),
  };
}

/** Why the act is not possible now; `null` if it is. */
export function whyNot({ may }: UserLine, act: AdminAct): string | null {
  const answer = may[act];
  if (answer === true) return null;
  return Object.entries(adminRefusalWords).find(([code]) => code === answer)?.[1] ?? 'Not possible now.';
}
