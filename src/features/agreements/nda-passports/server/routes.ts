import type { NdaTools } from '#features/agreements/ndas/server/nda-tools.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { beginPassport } from './begin-passport.ts';
import { getJoinder } from './get-joinder.ts';
import { joinByPassport } from './join-by-passport.ts';
import { readPassport } from './read-passport.ts';
import { withdrawPassport } from './withdraw-passport.ts';

export function passportRoutes(tools: NdaTools): Route[] {
  return [
    reads(contract.getPassport, readPassport),
    changes(contract.beginPassport, beginPassport),
    changes(contract.withdrawPassport, withdrawPassport),
    reads(contract.getJoinder, getJoinder),
    changes(contract.joinByPassport, (work, input) => joinByPassport(work, input, tools)),
  ];
}
