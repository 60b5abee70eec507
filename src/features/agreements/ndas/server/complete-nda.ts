import { randomBytes } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { countFile } from '#features/record/orphaned-files/server/hold-files.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AuditCertificate, ChainedEvent, CounterSigner, SignerEvidence } from '../domain/evidence.ts';
import { ownerStatement } from '../domain/owner-statement.ts';
import type { NdaStatus } from '../domain/signing.ts';
import { certificateOf } from './certificate.ts';
import { nextEvent, writeEvent } from './event-log.ts';
import { finishFile } from './finish-file.ts';
import { documentOf, kindOf } from './nda-row.ts';
import type { NdaTools } from './nda-tools.ts';
import { ownerOnRecord } from './party-store.ts';
import { printNda } from './print-nda.ts';
import type { PrintedNda } from './print-signature.ts';
import { askForSeal } from './seal-nda.ts';
import { sha256 } from './sha256.ts';
import { shownFile } from './shown-file.ts';
import { type NdaInContext, updateNda } from './store.ts';

type Completed = {
  /** The expected status, so that a concurrent change is detected. */
  from: Extract<NdaStatus, 'issued' | 'countersigning'>;
  signature: PrintedNda['signature'];
  signer: SignerEvidence;
  counterSigner: CounterSigner | null;
  master?: AuditCertificate['master'];
  termEndsAt: Date;
  events: readonly ChainedEvent[];
  fresh: readonly ChainedEvent[];
  columns: Parameters<typeof updateNda>[2];
};

/** Stores the file under its own hash before the commit, so that a failed attempt never overwrites a valid file. */
export async function completeNda(
  work: Work,
  row: NdaInContext,
  done: Completed,
  { files }: NdaTools,
): Promise<string> {
  const { signer, counterSigner, events, termEndsAt, signature, master = null } = done;
  const other = row.listing_id === null ? null : await otherSide(work, row.id, row.listing_id);
  const printed = {
    kind: kindOf(row),
    document: documentOf(row),
    signature,
    certificate: certificateOf(work, row, {
      signer,
      counterSigner,
      ownerCommitment: other?.ownerCommitment ?? null,
      master,
      events,
      termEndsAt,
    }),
    platformName: brand.name,
  };
  const shown = row.pdf_id === null ? null : await shownFile(row, files);
  const bytes = shown === null ? await printNda(printed) : await finishFile(shown, printed);
  const fileSha256 = sha256(bytes);
  const key = `ndas/${row.id}/${fileSha256}.pdf`;
  await files.put(key, bytes);
  await countFile(work, { key, bytes: bytes.byteLength });
  const columns = { ...done.columns, status: 'signed', file_key: key, file_sha256: fileSha256 };
  if (!(await updateNda(work.db, row.id, columns, done.from))) throw new Refused('nda-closed');
  // Not in the printed log, because it names the owner: the buyer sees it only after access is granted.
  const completed = nextEvent(work, events, row.id, 'completed', { fileSha256, ...other });
  for (const event of [...done.fresh, completed]) await writeEvent(work, event);
  await askForSeal(work, row.id);
  return fileSha256;
}

/** The file contains only the hash of this statement. */
async function otherSide(work: Work, ndaId: string, listingId: string) {
  const row = await ownerOnRecord(work.db, listingId);
  const owner = fullName(row.first_name, row.last_name);
  const nonce = randomBytes(32).toString('hex');
  return {
    owner: { personId: row.owner_id, name: owner },
    business: { id: row.business_id, name: row.business_name },
    ownerNonce: nonce,
    ownerCommitment: sha256(ownerStatement({ ndaId, owner, business: row.business_name, nonce })),
  };
}
