import type { PasskeyTools } from '#features/people/passkeys/server/passkey-tools.ts';
import type { LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import * as downloads from '../download-contract.ts';
import * as seals from '../seal-contract.ts';
import { askPasskey, confirmByPasskey } from './confirm-by-passkey.ts';
import { confirmSigner, sendSigningCode } from './confirm-signer.ts';
import { consentToRecords } from './consent-to-records.ts';
import { counterSignNda } from './counter-sign-nda.ts';
import { declineNda } from './decline-nda.ts';
import { downloadMaster, downloadNda, openMasterFile, openNdaFile } from './download-nda.ts';
import { getNda } from './get-nda.ts';
import { getNdaOwner } from './get-nda-owner.ts';
import type { NdaTools } from './nda-tools.ts';
import { openNda } from './open-nda.ts';
import { readRegister } from './read-register.ts';
import { listWaitingSeals, retrySeal } from './retry-seal.ts';
import type { SealedSource } from './sealed-source.ts';
import { ndaOriginal, ndaPage, ndaPageText, type PageTools } from './show-pages.ts';
import { signNda } from './sign-nda.ts';
import { verifyDocument } from './verify-document.ts';

/** Each one hashes and searches up to ten megabytes. */
const verifications: LimitRule = { name: 'verification', most: 30, seconds: 600 };

/** With five tries for each code: thirty of a million in an hour. */
const codes: LimitRule = { name: 'nda-signing-codes', most: 6, seconds: 3_600 };

/** Each one adds an entry to the agreement's log. */
const passkeys: LimitRule = { name: 'nda-passkeys', most: 30, seconds: 3_600 };

/** `alsoSealed`: sealed files of other features. */
type Tools = NdaTools & PageTools & PasskeyTools & { vault: Vault; alsoSealed: readonly SealedSource[] };

export function ndaRoutes(tools: Tools): Route[] {
  return [
    reads(contract.listNdas, readRegister),
    reads(contract.getNda, (reading, { params }) => getNda(reading, params.id)),
    reads(contract.getNdaOwner, (reading, { params }) => getNdaOwner(reading, params.id)),
    reads(contract.getNdaPage, (reading, input) => ndaPage(reading, input, tools)),
    reads(contract.getNdaPageText, ndaPageText),
    reads(contract.getNdaOriginal, (reading, input) => ndaOriginal(reading, input, tools)),
    changes(contract.openNda, openNda),
    changes(contract.consentToRecords, consentToRecords),
    changes(contract.sendSigningCode, (work, input) => sendSigningCode(work, input, tools), {
      limits: ({ actor }) => [{ rule: codes, subject: signedIn(actor).personId }],
    }),
    changes(contract.askPasskey, (work, input) => askPasskey(work, input, tools), {
      limits: ({ actor }) => [{ rule: passkeys, subject: signedIn(actor).personId }],
    }),
    changes(contract.confirmByPasskey, (work, input) => confirmByPasskey(work, input, tools)),
    changes(contract.confirmSigner, (work, input) => confirmSigner(work, input, tools)),
    changes(contract.signNda, (work, input) => signNda(work, input, tools)),
    changes(contract.counterSignNda, (work, input) => counterSignNda(work, input, tools)),
    changes(contract.declineNda, declineNda),
    // A download is logged, so this GET writes.
    changesAfter(
      downloads.downloadMaster,
      (reading, { params }) => openMasterFile(reading, params.id, tools),
      (work, { params }, opened) => downloadMaster(work, params.id, opened),
    ),
    changesAfter(
      downloads.downloadNda,
      (reading, { params }) => openNdaFile(reading, params.id, tools),
      (work, { params }, opened) => downloadNda(work, params.id, opened),
    ),
    reads(seals.listWaitingSeals, listWaitingSeals),
    changes(seals.retrySeal, retrySeal),
    uploads(
      seals.verifyDocument,
      (reading, { upload }) => verifyDocument(reading, upload.bytes, tools.files, tools.alsoSealed),
      async (_work, _input, verdict) => verdict,
      { limits: ({ origin }) => [{ rule: verifications, subject: origin.address }] },
    ),
  ];
}
