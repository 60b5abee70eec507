import { useQueryClient } from '@tanstack/react-query';
import { fullName } from '#kernel/person-name.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { banUser, endSessions, grantRole, takeRole, unbanUser } from '../contract.ts';
import type { RoleChanges } from '../domain/role-changes.ts';
import { roleNames } from './user-menu.ts';
import { type UserLine, usersKey } from './users-queries.ts';

export type SentAct =
  | ({ kind: 'roles' } & RoleChanges)
  | { kind: 'ban'; reason: string }
  | { kind: 'unban' | 'sign-out' };

export function useUserActs(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ user, act }: { user: UserLine; act: SentAct }) => {
      await send(user.id, act);
      return done(fullName(user.firstName, user.lastName), act);
    },
    onSuccess: (words) => {
      toast(words);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
}

async function send(id: string, act: SentAct): Promise<unknown> {
  const params = { id };
  switch (act.kind) {
    case 'roles':
      for (const role of act.given) await call(grantRole, { params, body: { role } });
      for (const role of act.taken) await call(takeRole, { params, query: { role } });
      return;
    case 'ban':
      return call(banUser, { params, body: { reason: act.reason } });
    case 'unban':
      return call(unbanUser, { params });
    case 'sign-out':
      return call(endSessions, { params });
  }
}

function done(name: string, act: SentAct): string {
  switch (act.kind) {
    case 'roles':
      return rolesWords(name, act);
    case 'ban':
      return `${name} is locked out.`;
    case 'unban':
      return `${name} can sign in again.`;
    case 'sign-out':
      return `${name} is signed out everywhere.`;
  }
}

function rolesWords(name: string, { given, taken }: RoleChanges): string {
  const listed = (some: RoleChanges['given']) =>
    `${some.length === 1 ? 'role' : 'roles'} ${some.map((role) => roleNames[role]).join(', ')}`;
  const now = given.length > 0 && `${name} has the ${listed(given)} now.`;
  const before = taken.length > 0 && `${name} no longer has the ${listed(taken)}.`;
  return [now, before].filter(Boolean).join(' ');
}
