import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { getTaxReturns } from './read-tax-returns.ts';
import { setTaxReturn } from './set-tax-return.ts';

export function taxReturnRoutes(): Route[] {
  return [reads(contract.getTaxReturns, getTaxReturns), changes(contract.setTaxReturn, setTaxReturn)];
}
