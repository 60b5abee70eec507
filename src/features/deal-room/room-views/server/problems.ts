import type { ProblemTable } from '#http/problems.ts';
import { renderRefusals } from '#platform/render/renderer.ts';

export const roomViewProblems = {
  'document-not-viewable': {
    status: 422,
    detail:
      'This type of file has no preview. Buyers who may download the original can open it. Upload it as JPG or PDF for a preview.',
  },
  'office-download-only': {
    status: 422,
    detail:
      'Preview isn’t available: this site has no converter for Office files. Anyone with download permission can open it.',
  },
  'document-without-room': {
    status: 422,
    detail:
      'This deal room is out of space for previews. The preview appears once there is space. Until then, anyone with download permission can open the file.',
  },
  'document-being-prepared': {
    status: 409,
    title: 'Not ready yet',
    detail: 'The preview is being prepared. Try again in a minute.',
  },
  'text-not-allowed': {
    status: 403,
    detail: 'Only readers with download permission can see this document’s text. Ask the seller for it.',
  },
  'copy-not-allowed': {
    status: 403,
    detail: 'This document is view only. Ask the seller for permission to download it.',
  },
  'copy-too-long': {
    status: 422,
    detail: 'A watermarked copy has at most 1,000 pages. View this document page by page instead.',
  },
  'redaction-under-way': {
    status: 409,
    detail: 'This document is already being redacted. Wait until it finishes.',
  },
  'redaction-too-long': {
    status: 422,
    detail: 'Documents with more than 500 pages can’t be redacted here. Split it first.',
  },
  'box-off-page': { status: 422, detail: 'A redaction is outside the page. Draw it again.' },
} as const satisfies ProblemTable;

const storedRefusals = [
  ...renderRefusals,
  'document-not-viewable',
  'office-download-only',
  'document-without-room',
] as const;

/** Codes of earlier releases that no longer exist become the general one. */
export function storedRefusal(stored: string): (typeof storedRefusals)[number] {
  return storedRefusals.find((code) => code === stored) ?? 'document-unreadable';
}

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof roomViewProblems> {}
}
