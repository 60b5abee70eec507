import type { StreamCall } from '#http/streams.ts';
import { asAskedBy } from '../domain/for-role.ts';
import { noteOf } from '../domain/notes/notes.ts';
import { asksWhatWaits } from '../domain/own-matters.ts';
import type { StateName } from '../domain/states.ts';
import type { Asked } from '../domain/understood.ts';
import { type Asking, joined, type LookedUp, rolesOf } from './asking.ts';
import { byTopic } from './by-topic.ts';
import { type LikelyTopic, likelihoods, likelyTopics, surelyOf } from './likely-topics.ts';

/** How it stands, and then how it is done if people surely ask so for that. */
export async function ofOwnMatter(asking: Asking, state: StateName): Promise<LookedUp> {
  const stands = await byTopic(asking, { state });
  // The whole of a to-do list is no act.
  if (asksWhatWaits(asking.question.message)) return stands;
  const about = surelyOf(await asking.likely(), likelihoods.told);
  if (!about || !('note' in about || 'act' in about) || isBound(about)) return stands;
  return joined(stands, await byTopic(asking, about));
}

export const isBound = (asked: Asked) =>
  ('note' in asked && noteOf(asked.note).bound) || ('state' in asked && asked.state === 'whoBehind');

/** What a question is likely about, as this person asks it. */
export async function likelyAsAsked(call: StreamCall, message: string): Promise<LikelyTopic[]> {
  const roles = rolesOf(call);
  const all = await likelyTopics(message, roles);
  const meant = all.flatMap((one) => {
    if ('article' in one.about || 'search' in one.about) return one;
    const about = asAskedBy(one.about, roles, message);
    return about ? { ...one, about } : [];
  });
  const share = sumOf(all) / (sumOf(meant) || 1);
  return meant.map((one) => ({ ...one, probability: one.probability * share }));
}

function sumOf(all: readonly LikelyTopic[]): number {
  return all.reduce((sum, { probability }) => sum + probability, 0);
}
