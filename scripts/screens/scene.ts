import type { Page } from '@playwright/test';
import type { LivedIn } from './lived-in.ts';

/** `nora` and `theo`: the two of a deal; `ines` has an account and nothing in it. */
export type Who = 'visitor' | 'seller' | 'buyer' | 'broker' | 'admin' | 'nora' | 'theo' | 'ines';

/** One picture to be: who looks where, and what they do before it is taken. `whole`: down to the end of the page. */
export type Scene = {
  name: string;
  who: Who;
  path: (lived: LivedIn) => string;
  whole?: boolean;
  ready?: (page: Page) => Promise<void>;
};
