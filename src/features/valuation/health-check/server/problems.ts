import type { ProblemTable } from '#http/problems.ts';
import { mostHelpers } from '../domain/check-helper.ts';
import { mostPapers, mostPapersBehind } from '../domain/paper.ts';

export const healthCheckProblems = {
  'paper-not-taken': {
    status: 422,
    detail:
      'This file cannot be uploaded here. Use a PDF, image (JPEG, PNG, WebP), Word or Excel file (DOCX, XLSX) or CSV with the matching extension.',
  },
  'paper-infected': {
    status: 422,
    detail: 'A scanner found malware in this file. It was not saved. Upload a clean copy.',
  },
  'too-many-papers': {
    status: 409,
    detail: `A health check keeps at most ${mostPapers} papers, and ${mostPapersBehind} behind one answer. Delete one first.`,
  },
  'no-answer-yet': {
    status: 409,
    detail: 'Answer the question before you attach a document.',
  },
  'not-your-paper': {
    status: 403,
    detail: 'Only the owner, their broker or the person who added this document can delete it.',
  },
  'own-address': { status: 422, detail: 'This is your own address. You already have full access.' },
  'nothing-to-do': { status: 422, detail: 'Choose at least one section, or the books.' },
  'helper-open': {
    status: 409,
    detail: 'This address is already invited to, or already works on, this health check.',
  },
  'too-many-helpers': {
    status: 409,
    detail: `At most ${mostHelpers} people help with a check at a time. End one first.`,
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof healthCheckProblems> {}
}
