import { shortNames } from '#features/health-check/domain/question-names.ts';
import { questions } from '#features/health-check/domain/questions.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dayWords, dollars, figure, inPlan, inQuestions, row } from './report-words.ts';

/** The three changes that add most, and what was decided. */
export function planChapter({ value, tasks }: ReportInputs): ReportChapter {
  return {
    key: 'plan',
    title: 'What would make it worth more',
    text: [
      value.boosts.length > 0
        ? 'These changes would add most. Each figure is what the better answer alone would add to the middle of the range; what a limit would take away again is left out.'
        : 'No single change stands out with the answers that are here.',
    ],
    figures: value.boosts.map(({ key, dollars: worth, gain, bounded }) =>
      figure(shortNames[key], worth === null ? 'Not known' : `+${dollars(worth)}`, {
        note: bounded
          ? 'A part of it is taken away by what businesses of this size sell for.'
          : questions[key].why,
        behind: [{ label: 'Added to the score', value: `${gain.toFixed(2)} points` }],
        place: inQuestions(key),
      }),
    ),
    drawings: [],
    tables: tasks.length > 0 ? [taskTable(tasks)] : [],
  };
}

const statusWords = { open: 'Open', done: 'Done', dropped: 'Dropped' } as const;

function taskTable(tasks: ReportInputs['tasks']): ReportTable {
  return {
    caption: 'The plan',
    columns: ['Task', 'Who', 'By', 'Worth', 'Status'],
    rows: tasks.map((task) =>
      row(
        [
          `${shortNames[task.key]}: ${task.target}`,
          task.assignee,
          dayWords(task.dueOn),
          dollars(task.worth),
          statusWords[task.status],
        ],
        { place: inPlan },
      ),
    ),
  };
}
