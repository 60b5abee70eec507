import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * A part of the accounts library that opens a session for somebody whom we have recognized ourselves (a passkey, a
 * second factor), with the cookie that every other way in gives. The library's routes are not mounted: only we call it.
 */
export const provenElsewhere = {
  id: 'proven-elsewhere',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ personId: z.uuid() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.personId);
        if (!user) throw new Error('a session for no one');
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { token: session.token };
      },
    ),
  },
};
