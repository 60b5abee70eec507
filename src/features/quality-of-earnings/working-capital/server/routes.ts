import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { setPriceTerms } from './price-terms.ts';
import { getWorkingCapital } from './read-working-capital.ts';

export function workingCapitalRoutes(): Route[] {
  return [
    reads(contract.getWorkingCapital, getWorkingCapital),
    changes(contract.setPriceTerms, setPriceTerms),
  ];
}
