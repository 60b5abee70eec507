import type { z } from 'zod';
import type { asserted, creationOptions, registered, requestOptions } from '../passkey-shapes.ts';

/** The user declined, or the device timed out. */
class DeviceRefused extends Error {}

const refused = 'The passkey was not used. Try it again when you are ready.';

export async function makePasskey(
  options: z.output<typeof creationOptions>,
): Promise<z.input<typeof registered>> {
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
