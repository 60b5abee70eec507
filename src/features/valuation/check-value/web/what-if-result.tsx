import type { ReactNode } from 'react';
import { sectionKeys, sections } from '#features/valuation/health-check/domain/question.ts';
import { oneDigit } from '#features/valuation/valuation/domain/multiple-words.ts';
import { notAnAppraisal } from '#features/valuation/valuation/domain/words.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import type { CheckValue } from '../domain/check-value.ts';
import { Change } from './change.tsx';
import { scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = { today: CheckValue; then: CheckValue };
type OfCheck = Props & { checkId: string };

export function WhatIfResult({ checkId, today, then }: OfCheck) {
  const lifted = today.gates.filter(({ code }) => !then.gates.some((gate) => gate.code === code));
  return (
    <Card as="section" aria-labelledby="what-if-result" className="flex flex-col gap-4 xl:sticky xl:top-20">
      <h2 id="what-if-result" className="text-title">
        Value in this scenario
      </h2>
      <ThenValue checkId={checkId} today={today} then={then} />
      {then.gates.map((gate) => (
        <Alert key={gate.code} tone="warning" title={gate.words} />
      ))}
      {lifted.map((gate) => (
        <Alert
          key={gate.code}
          tone="good"
          title={`Cap lifted: the score is no longer limited to ${gate.cap}.`}
        />
      ))}
      <Compared today={today} then={then} />
      {today.earnings?.metric !== then.earnings?.metric && then.earnings && (
        <p className="text-small">It is then priced on a different measure. {then.earnings.words}</p>
      )}
      <p className="text-muted text-small">{notAnAppraisal}</p>
    </Card>
  );
}

function ThenValue({ checkId, today, then }: OfCheck) {
  const value = then.value.claimed;
  if (!value)
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="text-muted">
          {today.value.claimed
            ? 'No value in this scenario: '
            : 'A scenario changes a value, which this check does not have yet: '}
          {then.warnings[0]?.words ?? then.missing[0]?.words ?? 'too little is answered.'}
        </p>
        {!today.value.claimed && (
          <LinkButton variant="secondary" to={paths.healthCheck(checkId)}>
            Answer more questions
          </LinkButton>
        )}
      </div>
    );
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <RoughMoney amount={value.mid} className="font-display text-heading" />
        <Change amount={value.mid - (today.value.claimed?.mid ?? value.mid)} />
      </p>
      <p className="text-muted">
        from <RoughMoney amount={value.low} /> to <RoughMoney amount={value.high} />
      </p>
    </div>
  );
}

function Compared({ today, then }: Props) {
  return (
    <table className="w-full">
      <caption className="sr-only">Score, multiple and sections, today and with what was moved</caption>
      <Heads />
      <tbody>
        <Line
          label="Score (of 100)"
          of={(one) => scoreText(one.score.claimed.overall)}
          today={today}
          then={then}
        />
        <Line label="Multiple" of={multipleOf} today={today} then={then} />
        <Line
          label={`Earnings (${then.earnings?.metric ?? 'SDE'})`}
          of={earningsOf}
          today={today}
          then={then}
        />
        {sectionKeys.map((key) => (
          <Line
            key={key}
            label={sections[key].title}
            of={(one) => scoreText(one.score.claimed.sections[key].score)}
            today={today}
            then={then}
          />
        ))}
      </tbody>
    </table>
  );
}

function Heads() {
  return (
    <thead className="text-small">
      <tr>
        <td />
        <th scope="col" className="py-1 pr-4 text-right font-medium">
          Today
        </th>
        <th scope="col" className="py-1 text-right font-medium">
          Then
        </th>
      </tr>
    </thead>
  );
}

function multipleOf({ value }: CheckValue): string {
  return value.claimed ? oneDigit(value.claimed.multiple) : '—';
}

function earningsOf({ earnings }: CheckValue): ReactNode {
  return <WholeDollars amount={earnings?.amount ?? null} />;
}

type LineProps = Props & { label: string; of: (one: CheckValue) => ReactNode };

function Line({ label, of, today, then }: LineProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      <td className="tabular py-1.5 pr-4 text-right">{of(today)}</td>
      <td className="tabular py-1.5 text-right">{of(then)}</td>
    </tr>
  );
}
