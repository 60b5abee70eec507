import type { ProblemTable } from '#http/problems.ts';

export const notificationProblems: ProblemTable = {
  'mail-not-chosen': { status: 422, detail: 'This email is always sent: it is part of the transaction.' },
};
