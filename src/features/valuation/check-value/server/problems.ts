import type { ProblemTable } from '#http/problems.ts';
import { mostScenarios } from '../domain/scenario.ts';
import { mostTasks } from '../domain/task.ts';

export const checkValueProblems = {
  'not-a-trade': {
    status: 422,
    detail: 'This row has no range for a kind of business. Choose another one.',
  },
  'nothing-moved': { status: 422, detail: 'Nothing was moved. Change something, then keep the scenario.' },
  'scenario-name-taken': { status: 409, detail: 'There is a scenario of that name. Choose another name.' },
  'too-many-scenarios': {
    status: 409,
    detail: `A health check keeps ${mostScenarios} scenarios at most. Delete one first.`,
  },
  'not-changeable': {
    status: 422,
    detail: 'This is nothing that an owner can change, so it cannot be a task.',
  },
  'person-unknown': {
    status: 422,
    detail: 'This person does not work on the health check. Choose one who does, or write a name.',
  },
  'task-open': { status: 409, detail: 'There is an open task for this question. Change that one.' },
  'too-many-tasks': { status: 409, detail: `A plan keeps ${mostTasks} tasks at most.` },
  'task-closed': { status: 409, detail: 'This task is no longer open. Reopen it first.' },
  'answer-missing': { status: 422, detail: 'Give the answer as it is now, then mark the task as done.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof checkValueProblems> {}
}
