import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { earningsMetrics } from '../domain/multiple-row.ts';
import type { TableRow } from './queries.ts';
import type { Told } from './told.ts';
import { tradesIn } from './trades-in.ts';

type Props = { told: Told; rows: readonly TableRow[]; onChange: (change: Partial<Told>) => void };

const unreadable = 'Enter a dollar amount.';

export function ValueInputs({ told, rows, onChange }: Props) {
  return (
    <Card as="section" aria-labelledby="about-the-business" className="flex flex-col gap-5">
      <h2 id="about-the-business" className="text-title">
        About the business
      </h2>
      <Field label="Measure of earnings" hint={<MeasureHelp />}>
        <Select
          value={told.metric}
          onValueChange={(value) =>
            onChange({ metric: earningsMetrics.find((one) => one === value) ?? told.metric })
          }
          options={[
            { value: 'SDE', label: 'SDE: before the owner’s pay' },
            { value: 'EBITDA', label: 'EBITDA: after a manager’s pay' },
          ]}
        />
      </Field>
      <Field
        live
        label={`Annual ${told.metric}`}
        error={Number.isNaN(told.earnings) ? unreadable : undefined}
      >
        <MoneyInput signed value={told.earnings} onValueChange={(earnings) => onChange({ earnings })} />
      </Field>
      <Field label="Kind of business" hint="Choose the closest one.">
        <Select
          value={told.trade}
          onValueChange={(trade) => onChange({ trade })}
          options={tradesIn(rows, told.trade)}
          placeholder="Choose a trade"
        />
      </Field>
      <Field
        live
        optional
        label="Annual revenue"
        hint="Used as a cross-check on the price."
        error={Number.isNaN(told.revenue) ? unreadable : undefined}
      >
        <MoneyInput value={told.revenue} onValueChange={(revenue) => onChange({ revenue })} />
      </Field>
      <p className="text-muted text-small">Calculated on this page. What you type is not sent or stored.</p>
    </Card>
  );
}

function MeasureHelp() {
  return (
    <>
      Not sure? Read{' '}
      <Link to={paths.helpArticle('what-is-sde')} className="link">
        what SDE is
      </Link>{' '}
      and{' '}
      <Link to={paths.helpArticle('sde-or-ebitda')} className="link">
        which one prices yours
      </Link>
      .
    </>
  );
}
