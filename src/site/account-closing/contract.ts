import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { idParams } from '#wire/words.ts';
import { closingOutcomes, tieKinds } from './domain/closing.ts';

const closing = z.object({
  outcome: z.enum(closingOutcomes),
  /** Why the account is closed instead of erased; empty if it is erased. */
  ties: z.array(z.object({ kind: z.enum(tieKinds), count: z.number().int() })).max(tieKinds.length),
});

export const getClosing = endpoint({
  method: 'GET',
  path: '/api/users/:id/closing',
  summary: 'What closing the account would do, and why; for the account owner or an admin',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: closing.extend({ may }),
  failure: 'unable to find out what closing the account would do',
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/',
  summary:
    'Deletes an account, or closes and anonymizes it where others rely on its records; for the account owner or an admin',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  reply: closing,
  refusals: ['last-admin', 'account-closed'],
  failure: 'unable to delete user by ID',
});
