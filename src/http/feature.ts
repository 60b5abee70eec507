import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import type { Route } from './mount.ts';
import type { ProblemTable } from './problems.ts';
import type { SiteMapSection } from './site-map.ts';
import type { WebRoute } from './web-routes.ts';

/** Goes on beside the requests: begun when the server is, ended before the storage is closed. */
export type Background = { start(): void; stop(): Promise<void> };

/** What a feature gives to the server. The list of them is in app/features.ts. */
export type Feature = {
  name: string;
  routes: readonly Route[];
  /** Addresses outside the API that answer with pages or redirects of their own. */
  web?: readonly WebRoute[];
  problems?: ProblemTable;
  jobs?: JobHandlers;
  schedules?: readonly Schedule[];
  background?: Background;
  /** Its public pages, for search engines. */
  siteMap?: SiteMapSection;
};
