import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import type { Listener } from './listeners.ts';
import type { Route } from './mount.ts';
import type { ProblemTable } from './problems.ts';
import type { SiteMapSection } from './site-map.ts';
import type { WebRoute } from './web-routes.ts';

/** Goes on beside the requests: begun when the server is, ended before the storage is closed. */
export type Background = { start(): void; stop(): Promise<void> };

/**
 * The end of an account whose dealings are over. `erase`: nobody relies on it, so that nothing of it stays.
 * `keepEvidence`: somebody signed an agreement about what it had.
 */
type AccountEnd = {
  person: { id: string; email: string };
  erase: boolean;
  keepEvidence: boolean;
};
/** Takes what a feature keeps of a person. */
export type EndOfAccount = (work: Work, end: AccountEnd) => Promise<void>;

/** What a feature gives to the server. The lists of them are in app/contexts/. */
export type Feature = {
  name: string;
  routes: readonly Route[];
  /** Addresses outside the API that answer with pages or redirects of their own. */
  web?: readonly WebRoute[];
  problems?: ProblemTable;
  /** What it does when a feature emits an event; the order of features is the order in which they listen. */
  listeners?: readonly Listener[];
  /** Later features go first, as what they keep can refer to what earlier ones keep. */
  endOfAccount?: EndOfAccount;
  jobs?: JobHandlers;
  schedules?: readonly Schedule[];
  background?: Background;
  /** Its public pages, for search engines. */
  siteMap?: SiteMapSection;
};
