import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { consentToRecords } from './consent-to-records.ts';
import { declineNda } from './decline-nda.ts';
import { downloadNda } from './download-nda.ts';
import { getNda } from './get-nda.ts';
import type { NdaTools } from './nda-tools.ts';
import { openNda } from './open-nda.ts';
import { signNda } from './sign-nda.ts';

export function ndaRoutes(tools: NdaTools): Route[] {
  return [
    reads(contract.getNda, (reading, { params }) => getNda(reading, params.id)),
    changes(contract.openNda, openNda),
    changes(contract.consentToRecords, consentToRecords),
    changes(contract.signNda, (work, input) => signNda(work, input, tools)),
    changes(contract.declineNda, declineNda),
    // A download is an event of the agreement's log: it writes, though it is a GET.
    changes(contract.downloadNda, (work, { params }) => downloadNda(work, params.id, tools)),
  ];
}
