import type { Role } from '#kernel/actor.ts';
import { type Act, mayDo } from './acts/act.ts';
import { acts } from './acts/acts.ts';
import { createNearest, type Near, type Topic } from './nearest.ts';
import { isForAdmins, type NoteName, noteOf, notes } from './notes/notes.ts';
import type { State } from './states/state.ts';
import { type StateName, states } from './states.ts';
import { withoutTrades } from './trades.ts';

export type Asked = { act: Act } | { state: StateName } | { note: NoteName };

/**
 * From where on a question is taken as one about the topic (`surely`: whatever else it looks like; `rivals`:
 * although it also looks like a question about a listing or a document), and from where on
 * the topic is asked back (`rather`: instead of an article). Measured on the questions of bench/appa and on others.
 */
export const alike = { surely: 0.8, rivals: 0.7, likely: 0.62, rather: 0.45, perhaps: 0.3 } as const;
/** What a topic loses that is not for the roles of the person who asks: a buyer withdraws a request, not a listing. */
const notTheirs = 0.88;

/** Few ask for figures of the whole site without being an admin, and many words are in both. */
const notAdmins = 0.75;

const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>) => Object.entries(record) as [K, V][];

export const topics: readonly Topic<Asked>[] = [
  ...acts.map((act) => ({ kind: 'act' as const, key: { act }, asked: [act.name, ...act.asked] })),
  ...entriesOf<StateName, State>(states).map(([state, { asked }]) => ({
    kind: 'state' as const,
    key: { state },
    asked,
  })),
  ...entriesOf(notes).map(([note, { ask, asked }]) => ({
    kind: 'note' as const,
    key: { note },
    asked: [ask, ...asked],
  })),
];
/** What is asked of one trade is asked of any. */
const nearest = createNearest<Asked>(
  topics.map((topic) => ({ ...topic, asked: topic.asked.map(withoutTrades) })),
);

/** What a question may be about, most likely first. */
export function nearestTopics(question: string, roles: readonly Role[] | null): Near<Asked>[] {
  const found = nearest(withoutTrades(question));
  if (roles === null) return found;
  return found
    .map(({ topic, score }) => ({ topic, score: score * weightOf(topic.key, roles, question) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What is likelier or less likely of this person and in these words. */
function weightOf(asked: Asked, roles: readonly Role[], question: string): number {
  if ('note' in asked && noteOf(asked.note).bound) return boundsFirst;
  if ('state' in asked) {
    if (asked.state === 'whoBehind') return ofOwnBusiness.test(question) ? unlikely : boundsFirst;
    if (asked.state === 'tradeMultiples' && !ofMultiples.test(question)) return unlikely;
    if (asked.state.startsWith('my') && !ofOneself.test(question))
      return isFor(asked, roles) ? impersonal : notTheirs * impersonal;
    if ('admins' in states[asked.state] && !roles.includes('admin')) return notAdmins;
  }
  return isFor(asked, roles) ? 1 : notTheirs;
}

/** A bound that is as near as something else comes first. */
const boundsFirst = 1.06;
/** “Is an NDA valid?” is no question about one’s own. */
const impersonal = 0.86;
const unlikely = 0.6;
const ofOneself =
  /\b(?:i|i'?m|i'?ve|my|me|mine|we|our|it|its|they|he|she|did|any|anyone|someone|someone|who|which)\b/i;
const ofOwnBusiness = /\b(?:my|our) (?:\w+ )?(?:business|company|shop|firm|store|practice|name|listing)\b/i;
const ofMultiples = /\bmultipl|\btimes\b|\d ?x\b|\bcomps?\b|\bsells? for\b|\bgoes? for\b|\bworth\b/i;

/** Whether it is for someone with these roles. */
export function isFor(asked: Asked, roles: readonly Role[]): boolean {
  if ('act' in asked) return mayDo(asked.act, roles);
  if ('note' in asked) return !isForAdmins(asked.note) || roles.includes('admin');
  const { who }: State = states[asked.state];
  return who === undefined || who.some((role) => roles.includes(role));
}

/** The acts that a question is likely about. */
export function nearestActs(question: string, roles: readonly Role[] | null): Act[] {
  return nearestTopics(question, roles).flatMap(({ topic, score }) =>
    'act' in topic.key && score >= alike.likely ? [topic.key.act] : [],
  );
}

/** The question that asks for a topic, for a button. */
export function questionFor(asked: Asked): string {
  if ('act' in asked) return `How do I ${asked.act.name}?`;
  return 'note' in asked ? notes[asked.note].ask : states[asked.state].ask;
}
