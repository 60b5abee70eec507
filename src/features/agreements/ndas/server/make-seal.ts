import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '#kernel/refusal.ts';
import type { Logger } from '#platform/log.ts';
import { readSeal } from '#platform/seal/read-seal.ts';
import { sealPdf } from '#platform/seal/seal-pdf.ts';
import type { TimeStamper } from '#platform/seal/time-stamper.ts';
import { type SealFailure, sealFailures } from '../domain/seal-failure.ts';
import { sealReason, stampPause, stampTries } from '../domain/sealing.ts';
import { type IdentityTools, sealingIdentity } from './seal-identity.ts';

export type MakeSealTools = IdentityTools & { log: Logger; stamper: TimeStamper | null };

export type MadeSeal = {
  bytes: Uint8Array;
  digest: string;
  stampedAt: Date | null;
  /** A time-stamp server is configured but gave no stamp. */
  stampMissed: boolean;
  identityId: string;
};

/** `documentId` stays readable in the seal, to find the original by. */
export async function makeSeal(tools: MakeSealTools, pdf: Uint8Array, documentId: string): Promise<MadeSeal> {
  const identity = await sealingIdentity(tools);
  const bytes = await withSeal(tools, pdf, identity, documentId);
  const seal = await readSeal(bytes, [identity]);
  if (!seal?.intact) throw new Error('the seal that was made does not verify');
  const { digest, stampedAt } = seal;
  const stampMissed = tools.stamper !== null && stampedAt === null;
  return { bytes, digest, stampedAt, stampMissed, identityId: identity.id };
}

/** Falls back to a seal without time stamp, so that no seal waits for the server; its level says so. */
async function withSeal(
  { stamper, clock, log }: MakeSealTools,
  pdf: Uint8Array,
  identity: Awaited<ReturnType<typeof sealingIdentity>>,
  documentId: string,
): Promise<Uint8Array> {
  const facts = { reason: sealReason(documentId), at: clock.now() };
  for (let attempt = 1; stamper && attempt <= stampTries; attempt += 1) {
    try {
      return await sealPdf(pdf, identity, { ...facts, stamper });
    } catch (error) {
      log.warn({ document: documentId, attempt, err: error }, 'a seal got no time stamp');
      if (attempt < stampTries) await pause(stampPause * attempt);
    }
  }
  return sealPdf(pdf, identity, facts);
}

export function sealFailureOf(error: unknown): SealFailure {
  const code = error instanceof Refused ? error.code : null;
  return sealFailures.find((failure) => failure === code) ?? 'seal-not-made';
}
