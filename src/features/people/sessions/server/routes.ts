import { signInPerAccount, signInPerAccountHourly } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { type ConfirmingTools, confirmSession, getConfirmation } from './confirm-session.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export function sessionRoutes(tools: ConfirmingTools): Route[] {
  return [
    reads(contract.getConfirmation, (reading) => getConfirmation(reading, tools)),
    changes(contract.confirmSession, (work, input) => confirmSession(work, input, tools), {
      // A password attempt: shares the sign-in limits.
      limits: ({ actor }) =>
        [signInPerAccount, signInPerAccountHourly].map((rule) => ({
          rule,
          subject: signedIn(actor).personId,
        })),
    }),
    reads(contract.listSessions, listSessions),
    changes(contract.endSession, endSession),
    changes(contract.endOtherSessions, endOtherSessions),
  ];
}
