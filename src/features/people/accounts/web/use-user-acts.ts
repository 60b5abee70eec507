import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { banUser, endSessions, grantRole, takeRole, unbanUser } from '../contract.ts';
import { roleNames } from './user-menu.ts';
import { type UserLine, usersKey } from './users-queries.ts';

export type SentAct =
  | { kind: 'role'; role: Role; given: boolean }
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

function send(id: string, act: SentAct): Promise<unknown> {
  const params = { id };
  switch (act.kind) {
    case 'role':
      return act.given
        ? call(grantRole, { params, body: { role: act.role } })
        : call(takeRole, { params, query: { role: act.role } });
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
    case 'role':
      return act.given
        ? `${name} has the role ${roleNames[act.role]} now.`
        : `${name} has the role ${roleNames[act.role]} no more.`;
    case 'ban':
      return `${name} is locked out.`;
    case 'unban':
      return `${name} can sign in again.`;
    case 'sign-out':
      return `${name} is signed out everywhere.`;
  }
}
