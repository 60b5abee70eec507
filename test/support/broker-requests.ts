import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';

const sent = z.object({ id: z.uuid() });

export async function askToBeBroker(person: Someone, practice = 'Main Street businesses.'): Promise<string> {
  const body = { firm: 'Alder & Sons', licenseState: 'utah', licenseNumber: '12-AB', practice };
  return sent.parse(await expectOk(person.post('/api/broker-requests', body))).id;
}
