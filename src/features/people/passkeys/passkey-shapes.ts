import { z } from 'zod';

/** WebAuthn level 3, 5.1.10: base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'Not base64url.');
const transport = z.string().max(40);

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const known = z
  .array(
    z.object({ id: bytes(2_000), type: z.literal('public-key'), transports: z.array(z.enum(transports)) }),
  )
  .max(50);

export const creationOptions = z.object({
  challenge: bytes(200),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })).max(10),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});

export const requestOptions = z.object({
  challenge: bytes(200),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: known,
});

const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal('public-key'),
};

export const registered = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(transport).max(10).optional(),
  }),
});

export const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});
