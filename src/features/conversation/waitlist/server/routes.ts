import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { exportWaitlist } from './export-waitlist.ts';
import { forwardEntry } from './forward-entry.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { readWaitlist } from './read-waitlist.ts';

const joinsPerAddress: LimitRule = { name: 'waitlist-address', most: 20, seconds: 3_600 };

export function waitlistRoutes(hasForm: boolean): readonly Route[] {
  return [
    changes(contract.joinWaitlist, (work, input) => joinWaitlist(work, input, hasForm), {
      limits: ({ origin }) => [{ rule: joinsPerAddress, subject: origin.address }],
    }),
    reads(contract.listWaitlist, (reading, input) => readWaitlist(reading, input, hasForm)),
    reads(contract.exportWaitlist, exportWaitlist),
    changes(contract.forwardEntry, (work, input) => forwardEntry(work, input, hasForm)),
  ];
}
