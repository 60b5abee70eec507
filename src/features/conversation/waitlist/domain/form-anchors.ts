import type { Waitlist } from './lists.ts';

/** States of a card without JavaScript, as anchors of its page: form, joined, no address, invalid address, error. */
export type FormStage = 'ask' | 'joined' | 'required' | 'invalid' | 'later';

/** The element ID of a state, used as URL fragment. */
export function anchorOf(list: Waitlist, stage: FormStage): string {
  return `${list}-${stage}`;
}

export const formAction = '/waitlist';
