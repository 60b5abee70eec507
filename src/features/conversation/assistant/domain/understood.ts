import type { Act } from './acts/act.ts';
import { acts } from './acts/acts.ts';
import { createNearest, type Near } from './nearest.ts';
import { type State, type StateName, states } from './states.ts';

export type Asked = { act: Act } | { state: StateName };

/**
 * From where on a question is taken as one about the topic (`surely`: whatever else it looks like), and from where on
 * the topic is asked back (`rather`: instead of an article). Measured on the questions of bench/appa and on others.
 */
export const alike = { surely: 0.8, likely: 0.62, rather: 0.45, perhaps: 0.3 } as const;

const nearest = createNearest<Asked>([
  ...acts.map((act) => ({ kind: 'act' as const, key: { act }, asked: [act.name, ...act.asked] })),
  ...Object.entries<State>(states).map(([name, { asked }]) => ({
    kind: 'state' as const,
    key: { state: name as StateName },
    asked,
  })),
]);

/** What a question may be about, most likely first. */
export function nearestTopics(question: string): Near<Asked>[] {
  return nearest(question);
}

/** The acts that a question is likely about. */
export function nearestActs(question: string): Act[] {
  return nearest(question).flatMap(({ topic, score }) =>
    'act' in topic.key && score >= alike.likely ? [topic.key.act] : [],
  );
}

/** The question that asks for a topic, for a button. */
export function questionFor(asked: Asked): string {
  return 'act' in asked ? `How do I ${asked.act.name}?` : states[asked.state].ask;
}
