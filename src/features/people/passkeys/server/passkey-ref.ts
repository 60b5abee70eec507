import { z } from 'zod';
import { transports } from '../passkey-shapes.ts';
import type { PasskeyRow } from './store.ts';

const stored = z.array(z.string()).catch([]);

export function passkeyRef({ credential_id, transports: told }: PasskeyRow) {
  const known = stored.parse(told);
  return { id: credential_id, transports: transports.filter((way) => known.includes(way)) };
}
