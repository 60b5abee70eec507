import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { getHome } from './get-home.ts';
import { getNeeds } from './get-needs.ts';
import { getSummary } from './get-summary.ts';

export const dashboardRoutes: readonly Route[] = [
  reads(contract.getSummary, (reading, { query }) => getSummary(reading, query.side)),
  reads(contract.getHome, getHome),
  reads(contract.getNeeds, getNeeds),
];
