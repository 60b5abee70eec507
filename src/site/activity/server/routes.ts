import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { listActivity } from './list-activity.ts';

export const activityRoutes: Route[] = [reads(contract.listActivity, listActivity)];
