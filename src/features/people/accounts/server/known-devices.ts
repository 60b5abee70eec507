import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { serverCookie } from '#http/server-cookie.ts';
import { days, seconds, shift } from '#kernel/instant.ts';
import { deriveKey } from '#platform/derive-key.ts';

/** Browsers cap a cookie's age at 400 days. */
export const knownDeviceLife = 400 * days;
const cookieName = 'cairn.device';
const mostAccounts = 8;

const device = z.object({ id: z.string(), accounts: z.array(z.string()).max(mostAccounts) });
type Device = z.infer<typeof device>;

/**
 * Devices that signed in to an account before (OWASP, "Slow down online guessing attacks with device cookies"). They
 * have rate limits of their own, so strangers cannot lock the owner out.
 */
export type KnownDevices = {
  idFor(request: Request, email: string, now: Date): Promise<string | null>;
  /** `cookie`: `null` if the account is known on this device already. */
  remember(request: Request, email: string, now: Date): Promise<{ id: string; cookie: string | null }>;
  /** What is stored of a device: it links no two accounts, and a leaked database tells no one's cookie. */
  hashOf(id: string, personId: string): Buffer;
};

export type KnownDeviceOptions = {
  secret: Uint8Array;
  publicUrl: string;
};

export function knownDevices({ secret, publicUrl }: KnownDeviceOptions): KnownDevices {
  const signing = deriveKey(secret, 'known devices');
  const naming = deriveKey(secret, 'accounts of known devices');
  const nameOf = (email: string) =>
    createHmac('sha256', naming).update(email).digest('base64url').slice(0, 22);
  const storing = deriveKey(secret, 'devices of sessions');
  const read = (request: Request, now: Date) => readDevice(request, signing, now);
  return {
    idFor: async (request, email, now) => {
      const known = await read(request, now);
      return known?.accounts.includes(nameOf(email)) ? known.id : null;
    },
    remember: async (request, email, now) => {
      const known = await read(request, now);
      const name = nameOf(email);
      if (known?.accounts.includes(name)) return { id: known.id, cookie: null };
      const accounts = [name, ...(known?.accounts ?? [])].slice(0, mostAccounts);
      const made: Device = { id: known?.id ?? randomBytes(16).toString('base64url'), accounts };
      const cookie = cookieOf(await sealed(made, signing, now), publicUrl.startsWith('https:'));
      return { id: made.id, cookie };
    },
    hashOf: (id, personId) => createHmac('sha256', storing).update(`${personId} ${id}`).digest(),
  };
}

async function readDevice(request: Request, key: Uint8Array, now: Date): Promise<Device | null> {
  const value = /(?:^|;\s*)cairn\.device=([\w.-]{1,2000})/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!value) return null;
  const options = { algorithms: ['HS256'], currentDate: now };
  const verified = await jwtVerify(value, key, options).catch(() => null);
  return device.safeParse(verified?.payload).data ?? null;
}

function sealed(made: Device, key: Uint8Array, now: Date): Promise<string> {
  return new SignJWT(made)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(shift(now, knownDeviceLife))
    .sign(key);
}

function cookieOf(value: string, secure: boolean): string {
  return serverCookie({ name: cookieName, value, seconds: knownDeviceLife / seconds, secure });
}
