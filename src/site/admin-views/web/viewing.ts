import { call } from '#kit/api.ts';
import { dropView, keepView } from '#kit/auth/view-as.ts';
import { paths } from '#kit/paths.ts';
import { startView, stopView } from '../contract.ts';

/** Begins to look as somebody, on a new page: nothing of the admin's stays in the cache. Throws `ApiError`. */
export async function startViewing(personId: string, reason: string): Promise<void> {
  const { jwt, name, endsAt } = await call(startView, { body: { personId, reason } });
  if (!keepView({ jwt, personId, name, endsAt: new Date(endsAt) }))
    throw new Error(
      'This browser keeps nothing for a tab (session storage is off), so viewing cannot begin.',
    );
  location.assign(paths.dashboard());
}

/** Back to the admin's own view. The key is dropped first, so that it ends here even where the server is not reached. */
export async function stopViewing(): Promise<void> {
  dropView();
  try {
    await call(stopView, {});
  } catch (error) {
    // It ends by itself within half an hour, and nobody holds its key any more.
    console.error(error);
  }
  location.assign(paths.adminUsers('?view=stopped'));
}
