import type { z } from 'zod';
import { canonicalJson } from '#kernel/canonical-json.ts';
import type { SignatureAsked } from '../domain/signing.ts';
import type { signature } from '../signature-shapes.ts';
import { sha256 } from './sha256.ts';

export function askedBy(body: Omit<z.output<typeof signature>, 'timeZone'>): SignatureAsked {
  const { name, capacity, documentSha256, readToEnd } = body;
  const entity = capacity === 'entity' ? (body.entity ?? null) : null;
  const title = capacity === 'entity' ? body.title?.trim() || null : null;
  return { name, capacity, entity, title, drawing: body.drawing ?? null, documentSha256, readToEnd };
}

/** Omits a missing title, so that hashes from before titles existed stay valid. */
export function onRecord({ name, capacity, entity, title, drawing }: SignatureAsked) {
  return { name, capacity, entity, ...(title === null ? {} : { title }), drawing };
}

/** A passkey confirms exactly this hash. */
export function signatureSha256(asked: SignatureAsked): string {
  return sha256(canonicalJson({ ...onRecord(asked), documentSha256: asked.documentSha256 }));
}
