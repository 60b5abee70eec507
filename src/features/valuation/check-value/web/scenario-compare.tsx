import type { ReactNode } from 'react';
import { sectionKeys, sections } from '#features/valuation/health-check/domain/question.ts';
import { oneDigit } from '#features/valuation/valuation/domain/multiple-words.ts';
import type { CheckValue } from '../domain/check-value.ts';
import type { Scenario } from './queries.ts';
import { scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = { today: CheckValue; scenarios: readonly Scenario[] };
type Column = Scenario['now'];
type ScenarioColumn = { id: string; name: string; of: Column };

export function ScenarioCompare({ today, scenarios }: Props) {
  const columns: ScenarioColumn[] = [
    { id: 'today', name: 'Today', of: columnOf(today) },
    ...scenarios.map(({ id, name, now }) => ({ id, name, of: now })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section tabIndex={0} aria-label="Scenarios compared" className="overflow-x-auto">
      <table className="w-full min-w-max">
        <caption className="pb-2 text-left font-medium">Side by side</caption>
        <Heads columns={columns} />
        <tbody>
          <Line label="Low" columns={columns} of={({ low }) => <WholeDollars amount={low} />} />
          <Line label="Midpoint" columns={columns} of={({ mid }) => <WholeDollars amount={mid} />} />
          <Line label="High" columns={columns} of={({ high }) => <WholeDollars amount={high} />} />
          <Line
            label="Multiple"
            columns={columns}
            of={({ multiple }) => (multiple === null ? '—' : oneDigit(multiple))}
          />
          <Line label="Score (of 100)" columns={columns} of={({ score }) => scoreText(score)} />
          {sectionKeys.map((key) => (
            <Line
              key={key}
              label={sections[key].title}
              columns={columns}
              of={({ sections: of }) => scoreText(of[key])}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heads({ columns }: { columns: readonly ScenarioColumn[] }) {
  return (
    <thead className="text-small">
      <tr>
        <td />
        {columns.map(({ id, name }) => (
          <th key={id} scope="col" className="max-w-40 py-1 pl-4 text-right font-medium">
            <span className="wrap-anywhere">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type LineProps = {
  label: string;
  columns: readonly ScenarioColumn[];
  of: (column: Column) => ReactNode;
};

function Line({ label, columns, of }: LineProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      {columns.map(({ id, of: column }) => (
        <td key={id} className="tabular py-2 pl-4 text-right">
          {of(column)}
        </td>
      ))}
    </tr>
  );
}

function columnOf({ score, value }: CheckValue): Column {
  const { sections: of, overall } = score.claimed;
  const claimed = value.claimed;
  return {
    score: overall,
    multiple: claimed?.multiple ?? null,
    low: claimed?.low ?? null,
    mid: claimed?.mid ?? null,
    high: claimed?.high ?? null,
    sections: {
      glance: of.glance.score,
      edge: of.edge.score,
      boost: of.boost.score,
      risk: of.risk.score,
      growth: of.growth.score,
    },
  };
}
