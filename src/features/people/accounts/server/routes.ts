import {
  emailChangesPerAccount,
  linkUsesPerAddress,
  mailedLinksPerAccount,
  mailedLinksPerAddress,
  signInPerAccount,
  signInPerAccountHourly,
  signUpPerAddress,
} from '#http/limits.ts';
import { changes, type Route, raw, reads } from '#http/mount.ts';
import { type HashPassword, hashPassword } from '#platform/password-hash.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { banUser, unbanUser } from './bans.ts';
import { createUser } from './create-user.ts';
import { askEmailVerification, verifyEmail } from './email-verification.ts';
import { endSessions } from './end-sessions.ts';
import { getToken, type TokenParts } from './get-token.ts';
import { listUsers } from './list-users.ts';
import { askPasswordReset, changePassword } from './passwords.ts';
import { type Known, readProfile } from './profile.ts';
import { reportSignIn } from './report-sign-in.ts';
import { resetFromLink } from './reset-from-link.ts';
import { grantRoleByAdmin, takeRole } from './roles.ts';
import { signOut } from './sign-out.ts';
import { updateUser } from './update-user.ts';

export type AccountParts = TokenParts & {
  known?: Known;
  hashed?: HashPassword;
};

type WayIn = 'google' | 'development' | 'off';

export function accountRoutes(parts: AccountParts): readonly Route[] {
  const { known = async () => new Set<string>(), identity, devices, hashed = hashPassword } = parts;
  return [
    raw(contract.getToken, (call) => getToken(call, parts)),
    raw(contract.signOut, (call, input) => signOut(call, input, parts)),
    changes(contract.createUser, (work, input) => createUser(work, input, hashed), {
      limits: ({ origin }) => [{ rule: signUpPerAddress, subject: origin.address }],
    }),
    reads(contract.getProfile, (reading, input) => readProfile(reading, input, known)),
    changes(contract.updateUser, updateUser, {
      // A new email reveals whether an address is taken.
      limits: ({ actor }, { body }) =>
        body.email === undefined ? [] : [{ rule: emailChangesPerAccount, subject: signedIn(actor).personId }],
    }),
    reads(contract.listUsers, (reading, { query }) => listUsers(reading, query)),
    changes(contract.grantRole, grantRoleByAdmin),
    changes(contract.takeRole, takeRole),
    changes(contract.endSessions, endSessions),
    changes(contract.banUser, banUser),
    changes(contract.unbanUser, unbanUser),
    changes(contract.askPasswordReset, askPasswordReset, {
      limits: ({ origin }, { body }) => [
        { rule: mailedLinksPerAccount, subject: body.email },
        { rule: mailedLinksPerAddress, subject: origin.address },
      ],
    }),
    raw(contract.resetPassword, (call, input) => resetFromLink(call, input, { devices, hashed })),
    changes(contract.reportSignIn, reportSignIn, {
      limits: ({ origin }) => [{ rule: linkUsesPerAddress, subject: origin.address }],
    }),
    changes(contract.changePassword, (work, input) => changePassword(work, input, hashed), {
      limits: ({ actor }) => [
        { rule: signInPerAccount, subject: signedIn(actor).personId },
        { rule: signInPerAccountHourly, subject: signedIn(actor).personId },
      ],
    }),
    changes(contract.askEmailVerification, askEmailVerification, {
      limits: ({ actor }) => [{ rule: mailedLinksPerAccount, subject: signedIn(actor).personId }],
    }),
    changes(contract.verifyEmail, verifyEmail, {
      limits: ({ origin }) => [{ rule: linkUsesPerAddress, subject: origin.address }],
    }),
    reads(contract.signInOptions, (): { google: WayIn } => ({ google: identity?.kind ?? 'off' })),
  ];
}
