import { z } from 'zod';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { type Act, mayDo, pages } from '../../domain/acts/act.ts';
import { onlyFor, onlyForInSpanish } from '../../domain/acts/refusing.ts';
import { inSpanishOf } from '../../domain/acts/spanish.ts';
import { factOf } from '../../domain/fact.ts';
import { nearestActs } from '../../domain/understood.ts';
import { pageSource } from './page-source.ts';
import { placeOf } from './placed.ts';
import { type Found, tool } from './tool.ts';

/** `page`: where it is asked, as it may name the very object. */
export function findActTool(read: ReadAs) {
  return tool({
    name: 'find_act',
    words:
      'How a person does something on this site: where the button is, and whether the person who asks has it. Nothing is done by this.',
    parameters: z.object({ question: z.string().max(400), page: z.string().max(200).optional() }),
    run: async (call, { question, page }): Promise<Found> => {
      const [nearest] = nearestActs(question, null);
      return nearest ? actFound(read, call, { act: nearest, page }) : { facts: [] };
    },
  });
}

/** The sentence and the link of an act, or who may do it if the caller’s roles do not. */
async function actFound(
  read: ReadAs,
  call: StreamCall,
  { act, page }: { act: Act; page: string | undefined },
): Promise<Found> {
  const { actor } = call;
  const roles = actor.kind === 'person' ? actor.roles : [];
  if (!mayDo(act, roles))
    return { facts: [factOf(onlyFor(act), pageSource('/user/profile'), onlyForInSpanish(act))] };
  const href = await placeOf(read, call, act, page);
  const label = `Open ${pages[act.at]}`;
  return {
    facts: [factOf(act.says, pageSource(act.at, href), inSpanishOf(act))],
    proposals: [{ kind: 'open', label, href }],
  };
}
