import type { ProblemTable } from '#http/problems.ts';

export const ndaTemplateProblems: ProblemTable = {
  'no-draft': { status: 409, detail: 'There is no draft to put into use.' },
  'template-unfit': {
    status: 422,
    detail: 'Something is wrong with the draft. Look at the preview: it says what, and on which line.',
  },
  'template-unknown': { status: 409, detail: 'This template is not in use. Choose another one.' },
};
