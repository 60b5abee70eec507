import { call } from '#kit/api.ts';
import { dropView, keepView } from '#kit/auth/view-as.ts';
import { paths } from '#kit/paths.ts';
import { startView, stopView } from '../contract.ts';

/** Reloads the page so that none of the admin's data stays in the cache. Throws `ApiError`. */
export async function startViewing(personId: string, reason: string): Promise<void> {
  const { jwt, name, endsAt } = await call(startView, { body: { personId, reason } });
  if (!keepView({ jwt, personId, name, endsAt: new Date(endsAt) }))
    throw new Error(
      'This browser keeps nothing for a tab (session storage is off), so viewing cannot begin.',
    );
  location.assign(paths.dashboard());
}

/** Drops the token first, so that the view ends here even if the server cannot be reached. */
export async function stopViewing(): Promise<void> {
  dropView();
  try {
    await call(stopView, {});
  } catch (error) {
    // The view expires within half an hour, and its token is gone.
    console.error(error);
  }
  location.assign(paths.adminUsers('?view=stopped'));
}
