import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { getRevenueQuality } from './read-revenue.ts';

export function revenueQualityRoutes(): Route[] {
  return [reads(contract.getRevenueQuality, getRevenueQuality)];
}
