import { z } from 'zod';
import { listPasskeys } from '#features/people/passkeys/contract.ts';
import { expectOk, type Someone } from './people.ts';
import { softAuthenticator } from './soft-authenticator.ts';

const asked = z.object({ options: z.looseObject({ challenge: z.string() }) });

export async function challengeOf(answer: Promise<Response>): Promise<string> {
  return asked.parse(await expectOk(answer)).options.challenge;
}

export async function addPasskey(person: Someone, name = 'My telephone') {
  const device = softAuthenticator();
  const challenge = await challengeOf(person.post('/api/passkeys/challenge', {}));
  const added = await expectOk(person.post('/api/passkeys', { name, response: device.make(challenge) }));
  const [newest] = listPasskeys.reply.parse(added).items;
  return { device, id: newest?.id ?? '' };
}
