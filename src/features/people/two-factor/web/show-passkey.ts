import { beginConfirmation, confirmByPasskey } from '#features/people/passkeys/contract.ts';
import { askForPasskey } from '#features/people/passkeys/web/ask-device.ts';
import { call } from '#kit/api.ts';

/** Confirms the session, and that it has a second factor. */
export async function showPasskey(): Promise<unknown> {
  const { options } = await call(beginConfirmation, {});
  return call(confirmByPasskey, { body: { response: await askForPasskey(options) } });
}
