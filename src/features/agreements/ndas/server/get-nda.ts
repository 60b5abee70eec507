import type { z } from 'zod';
import type { Reading } from '#platform/context.ts';
import type { nda } from '../contract.ts';
import { visibleNda } from './nda-access.ts';
import { ndaView } from './nda-view.ts';

export async function getNda(reading: Reading, id: string): Promise<z.input<typeof nda>> {
  return ndaView(await visibleNda(reading, id), reading.actor, reading.now);
}
