import { dealStates } from './states/deal-states.ts';
import { ownStates } from './states/own-states.ts';
import { siteStates } from './states/site-states.ts';

/** All states by name. */
export const states = { ...dealStates, ...ownStates, ...siteStates } as const;
export type StateName = keyof typeof states;
