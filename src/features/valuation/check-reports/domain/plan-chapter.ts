import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dollars, figure, inPlan, inQuestions, rounded, row } from './report-words.ts';

export function planChapter({ value, tasks }: ReportInputs): ReportChapter {
  return {
    key: 'plan',
    title: 'What would add most value',
    text: [
      value.boosts.length > 0
        ? 'These improvements would add most. Each figure is what that improvement alone would add to the midpoint.'
        : 'No single improvement stands out from the answers so far.',
    ],
    figures: value.boosts.map(({ key, dollars: worth, gain, bounded }) =>
      figure(shortNames[key], worth === null ? 'Not known' : `+${rounded(worth)}`, {
        note: bounded
          ? 'Part of it is limited by what businesses of this size sell for.'
          : questions[key].why,
        behind: [
          { label: 'Added to the score', value: `${gain.toFixed(1)} points` },
          ...(worth === null ? [] : [{ label: 'As calculated', value: dollars(worth) }]),
        ],
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
    caption: 'Action plan',
    columns: ['Task', 'Owner', 'Due', 'Adds', 'Status'],
    rows: tasks.map((task) =>
      row(
        [
          `${shortNames[task.key]}: ${task.target}`,
          task.assignee,
          dayInWords(task.dueOn),
          dollars(task.worth),
          statusWords[task.status],
        ],
        { place: inPlan },
      ),
    ),
  };
}
