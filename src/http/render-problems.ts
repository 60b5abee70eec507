import type { RenderRefusal } from '#platform/render/renderer.ts';

export const renderProblems = {
  'document-unreadable': {
    status: 422,
    detail: 'This file is damaged, or not what its name says.',
  },
  'picture-not-drawable': {
    status: 422,
    detail:
      'Preview isn’t available for this kind of picture. Export it as a JPG or PDF to show it as a page. Buyers with permission can download it.',
  },
  'document-encrypted': {
    status: 422,
    detail: 'This file is protected by a password and cannot be shown. Ask for a copy without a password.',
  },
  'document-too-large': {
    status: 422,
    detail: 'This file is too large to preview. You can only download it.',
  },
  'document-too-many-pages': {
    status: 422,
    detail: 'This file has more than 10,000 pages, too many to preview. You can only download it.',
  },
  'document-too-slow': {
    status: 422,
    detail: 'This file takes too long to preview. You can only download it.',
  },
  'document-too-heavy': {
    status: 422,
    detail:
      'This file needs too much memory to preview. Save it as a PDF and upload that; the file itself can only be downloaded.',
  },
  'office-too-many-cells': {
    status: 422,
    detail:
      'This workbook has too many cells, or cells too far apart, to preview. Save the relevant part as a PDF and upload that; the workbook itself can only be downloaded.',
  },
  'office-part-missing': {
    status: 422,
    detail:
      'Files of this kind cannot be shown here: the converter of this installation lacks a part. Nothing is wrong with the file. It can only be downloaded, by those who may.',
  },
  'renderer-busy': {
    status: 503,
    detail: 'Too many pages are being prepared right now. Try again in a few seconds.',
  },
} as const satisfies Record<RenderRefusal, { status: number; detail: string }>;
