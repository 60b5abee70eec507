import { readCosts } from '#http/limits.ts';
import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { findFor } from './find.ts';
import { findHelp } from './find-help.ts';

export const finderRoutes: readonly Route[] = [
  reads(contract.find, findFor(findHelp), { cost: readCosts.search }),
];
