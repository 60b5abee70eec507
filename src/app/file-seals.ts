import { deriveKey } from '#platform/derive-key.ts';
import type { FileSeals } from '#platform/files/layers.ts';
import type { Secrets } from '#platform/secrets.ts';

/** Whatever features seal files for, with the secret that each key is derived from. */
export const sealingPurposes = {
  einKey: ['deal-room files'],
  tokenKey: [
    'health check papers',
    'earnings books',
    'general ledgers',
    'bank statements',
    'supporting schedules',
    'databooks',
    'buyer proofs',
  ],
} as const;

/** The keys with which this site's files open. */
export function fileSeals(secrets: Pick<Secrets, 'einKey' | 'tokenKey'>): FileSeals {
  const keys = (['einKey', 'tokenKey'] as const).flatMap((name) =>
    sealingPurposes[name].map((purpose) => [purpose, deriveKey(secrets[name], purpose)] as const),
  );
  return { marked: deriveKey(secrets.einKey, 'agreements and photos'), purposes: new Map(keys) };
}
