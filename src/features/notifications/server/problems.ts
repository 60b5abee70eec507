import type { ProblemTable } from '#http/problems.ts';

export const notificationProblems: ProblemTable = {
  'mail-not-chosen': { status: 422, detail: 'This mail is always sent: it is part of the matter itself.' },
};
