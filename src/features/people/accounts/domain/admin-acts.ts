import type { Role } from '#kernel/actor.ts';

export type AccountFacts = {
  own: boolean;
  roles: readonly Role[];
  banned: boolean;
  closed: boolean;
  /** Other admins who can sign in: neither banned nor closed. */
  otherAdmins: number;
};

export const adminActs = ['ban', 'unban', 'grant', 'take-admin', 'sign-out', 'close', 'view-as'] as const;
export type AdminAct = (typeof adminActs)[number];

export type AdminRefusal =
  | 'not-yourself'
  | 'last-admin'
  | 'account-closed'
  | 'not-banned'
  | 'not-an-admin'
  | 'banned-now';

/** Why the act is not possible now; `null` if it is. One admin who can sign in always remains. */
export function adminRefusal(act: AdminAct, facts: AccountFacts): AdminRefusal | null {
  if (facts.closed) return 'account-closed';
  const last = facts.roles.includes('admin') && facts.otherAdmins === 0;
  switch (act) {
    case 'ban':
      return facts.own ? 'not-yourself' : last ? 'last-admin' : null;
    case 'take-admin':
    case 'close':
      return last ? 'last-admin' : null;
    case 'unban':
      return facts.banned ? null : 'not-banned';
    case 'view-as':
      if (facts.roles.includes('admin')) return 'not-an-admin';
      return facts.banned ? 'banned-now' : null;
    case 'grant':
    case 'sign-out':
      return null;
  }
}

export const adminRefusalWords: Record<AdminRefusal, string> = {
  'not-yourself': 'You cannot do this to your own account.',
  'last-admin': 'This is the last administrator. Give another person the role first.',
  'account-closed': 'This account is closed.',
  'not-banned': 'This account is not locked.',
  'not-an-admin': 'You can’t view the site as another administrator.',
  'banned-now': 'This account is locked: there is nothing that the person sees.',
};
