import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import type { FindPlace } from './deal-place-sql.ts';
import type { Listener } from './listeners.ts';
import type { Route } from './mount.ts';
import type { OwnFiles } from './own-files.ts';
import type { ProblemTable } from './problems.ts';
import type { SiteMapSection } from './site-map.ts';
import type { WebRoute } from './web-routes.ts';

/** Runs beside the requests: starts with the server, stops before the storage closes. */
export type Background = { start(): void; stop(): Promise<void> };

/** `erase`: no one relies on the account, so nothing of it stays. `keepEvidence`: it is party to a signed agreement. */
type AccountEnd = {
  person: { id: string; email: string };
  erase: boolean;
  keepEvidence: boolean;
};
/** Removes what a feature keeps about a person. */
export type EndOfAccount = (work: Work, end: AccountEnd) => Promise<void>;

/** What a feature gives to the server. The lists of them are in app/contexts/. */
export type Feature = {
  name: string;
  routes: readonly Route[];
  /** Addresses outside the API that answer with pages or redirects of their own. */
  web?: readonly WebRoute[];
  problems?: ProblemTable;
  /** By the path before the ID: for access tokens that reach only some listings or rooms. */
  dealPlaces?: Readonly<Record<string, FindPlace>>;
  /** What it does when a feature emits an event; the order of features is the order in which they listen. */
  listeners?: readonly Listener[];
  /** Later features go first, as what they keep can refer to what earlier ones keep. */
  endOfAccount?: EndOfAccount;
  /** The files that a person brought, for their copy of their own data. */
  ownFiles?: OwnFiles;
  jobs?: JobHandlers;
  schedules?: readonly Schedule[];
  background?: Background;
  /** Its public pages, for search engines. */
  siteMap?: SiteMapSection;
};
