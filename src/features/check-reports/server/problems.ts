import type { ProblemTable } from '#http/problems.ts';

export const reportProblems: ProblemTable = {
  'no-value-yet': {
    status: 409,
    detail:
      'There is no value yet. The page Value says what is missing: answers, or something in your books.',
  },
  'report-unchanged': { status: 409, detail: 'Nothing has changed since the last report.' },
  'share-ends-before-now': { status: 422, detail: 'The link has to end in the future.' },
  'share-too-long': { status: 422, detail: 'A link may live for a year at most.' },
  'too-many-shares': { status: 409, detail: 'Twenty links are open. End one of them first.' },
  'figure-differs': {
    status: 409,
    detail: 'The listing has another number than the report. Take the number over first.',
  },
  'printer-busy': { status: 503, detail: 'Too many documents are being printed. Try again in a moment.' },
};
