import { z } from 'zod';
import { fileTerms } from '#features/agreements/ndas/server/current-template.ts';
import type { Reader } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getListingNda } from '../contract.ts';
import { type OwnVersion, ownVersions } from './own-pdf-store.ts';

type Own = AnswerOf<typeof getListingNda>['own'];

const pages = z.array(z.object({ width: z.number().int(), height: z.number().int() }));
const findings = z.array(
  z.object({ where: z.string(), words: z.string().nullable(), why: z.string(), names: z.boolean() }),
);

export async function ownView(db: Reader, listingId: string): Promise<Own> {
  const versions = await ownVersions(db, listingId);
  const draft = versions.find(({ state }) => state === 'draft');
  const active = versions.find(({ state }) => state === 'active');
  return { draft: draft ? fileView(draft) : null, active: active ? activeView(active) : null };
}

export function findingsIn({ pdf }: OwnVersion) {
  return findings.parse(pdf.findings);
}

function fileView(version: OwnVersion) {
  const { pdf } = version;
  return {
    pdfId: pdf.id,
    sha256: pdf.sha256,
    bytes: pdf.bytes,
    pages: pages.parse(pdf.pages),
    uploadedAt: pdf.uploaded_at.toISOString(),
    findings: findingsIn(version),
  };
}

function activeView(version: OwnVersion): Own['active'] {
  const { template_id: templateId, version: number, title, terms, activated_at } = version;
  if (!activated_at) return null;
  return {
    ...fileView(version),
    templateId,
    version: number,
    title,
    ...fileTerms.parse(terms),
    activatedAt: activated_at.toISOString(),
  };
}
