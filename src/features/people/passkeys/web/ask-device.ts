import type { z } from 'zod';
import type { asserted, creationOptions, registered, requestOptions } from '../passkey-shapes.ts';

/** Whoever holds the device said no, or let the time run out. */
class DeviceRefused extends Error {}

const refused = 'The passkey was not used. Try it again when you are ready.';

/** Has a device make a passkey. */
export async function makePasskey(
  options: z.output<typeof creationOptions>,
): Promise<z.input<typeof registered>> {
  // Only who uses passkeys loads it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await answered(startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** Has a device use a passkey. */
export async function askForPasskey(
  options: z.output<typeof requestOptions>,
): Promise<z.input<typeof asserted>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await answered(startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    console.error(error);
    throw new DeviceRefused(refused, { cause: error });
  }
}
