import type { Waitlist } from './lists.ts';

/**
 * What a card shows where no script runs, as places in its page: the field, that the address is on the list, that it
 * is no address, that something went wrong.
 */
export type FormStage = 'ask' | 'joined' | 'invalid' | 'later';

/** The id of a stage in the page, and so what stands behind the # of its address. */
export function anchorOf(list: Waitlist, stage: FormStage): string {
  return `${list}-${stage}`;
}

/** Where the plain form is sent. */
export const formAction = '/waitlist';
