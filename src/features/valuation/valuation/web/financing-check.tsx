import { useState } from 'react';
import { Link } from 'react-router';
import { type Cents, cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { debtService } from '../domain/debt-service.ts';
import type { EarningsMetric } from '../domain/multiple-row.ts';
import type { RuleValues } from '../domain/sba-rules.ts';
import { cashFor, usualPurchase } from '../domain/usual-purchase.ts';
import { financingWarning } from '../domain/words.ts';
import { FinancingResult } from './financing-result.tsx';
import type { TableRule } from './queries.ts';
import { amountIn } from './told.ts';

type Props = {
  /** Earnings to count; for a health check the lender-recognized amount. */
  earned: Cents;
  about?: string | undefined;
  metric: EarningsMetric;
  value: Cents;
  /** What replacing the owner costs; absent or `null`: the rules' salary. */
  replacementSalary?: Cents | null | undefined;
  rules: RuleValues;
  table: readonly TableRule[];
};

type Fields = {
  price: number | null;
  salary: number | null;
  workingCapital: number | null;
  closingCosts: number | null;
  sellerNote: number | null;
};
const untouched: Fields = {
  price: null,
  salary: null,
  workingCapital: null,
  closingCosts: null,
  sellerNote: null,
};

export function FinancingCheck({ earned, about, metric, value, replacementSalary, rules, table }: Props) {
  const [fields, setFields] = useState(untouched);
  const [standby, setStandby] = useState(false);
  const salary = replacementSalary ?? cents(rules['buyer-salary']);
  const purchase = purchaseIn(fields, standby, { earned, metric, value, salary, rules });
  const found = debtService(purchase, rules);
  return (
    <Card as="section" aria-labelledby="financing" className="flex flex-col gap-5">
      <Heading about={about} />
      <PurchaseFields
        fields={fields}
        metric={metric}
        usual={{ price: value, salary }}
        salaryFrom={replacementSalary ? 'books' : 'rules'}
        onChange={setFields}
      />
      {purchase.sellerNote.amount > 0 && (
        <Checkbox
          checked={standby}
          onCheckedChange={setStandby}
          label="No payments on the note until the bank loan is paid off (full standby)"
        />
      )}
      {value > found.maxProject.atComfort && (
        <Alert title={financingWarning} tone="warning">
          At the midpoint of the range.
        </Alert>
      )}
      <FinancingResult found={found} purchase={purchase} table={table} />
    </Card>
  );
}

function Heading({ about }: Pick<Props, 'about'>) {
  return (
    <div>
      <h2 id="financing" className="text-title">
        Could a buyer finance it?
      </h2>
      <p className="text-muted">
        With an SBA 7(a) loan.{' '}
        <Link to={paths.helpArticle('debt-service-coverage')} className="link">
          What DSCR means
        </Link>
      </p>
      {about !== undefined && <p className="max-w-prose text-muted">{about}</p>}
    </div>
  );
}

function purchaseIn(
  fields: Fields,
  standby: boolean,
  usual: Pick<Props, 'earned' | 'metric' | 'value' | 'rules'> & { salary: Cents },
) {
  const { earned, metric, value, rules } = usual;
  const nothing = cents(0);
  const salary = amountIn(fields.salary) ?? usual.salary;
  return usualPurchase(
    {
      price: amountIn(fields.price) ?? value,
      cash: cashFor(metric === 'EBITDA' ? { ebitda: earned } : { sde: earned, salary }),
      workingCapital: amountIn(fields.workingCapital) ?? nothing,
      closingCosts: amountIn(fields.closingCosts) ?? nothing,
      sellerNote: { amount: amountIn(fields.sellerNote) ?? nothing, standby },
    },
    rules,
  );
}

const salaryHints = {
  books: 'Deducted from SDE. The replacement salary from your books.',
  rules: 'Deducted from SDE.',
};

type FieldsProps = {
  fields: Fields;
  metric: EarningsMetric;
  usual: { price: number; salary: number };
  salaryFrom: keyof typeof salaryHints;
  onChange: (fields: Fields) => void;
};

function PurchaseFields({ fields, metric, usual, salaryFrom, onChange }: FieldsProps) {
  const field = (name: keyof Fields, label: string, otherwise: number, hint?: string) => (
    <Field
      live
      label={label}
      hint={hint}
      error={Number.isNaN(fields[name]) ? 'Enter a dollar amount.' : undefined}
    >
      <MoneyInput
        value={fields[name] ?? otherwise}
        onValueChange={(amount) => onChange({ ...fields, [name]: amount })}
      />
    </Field>
  );
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {field('price', 'Price', usual.price, 'The midpoint of the range unless you change it.')}
      {metric === 'SDE' && field('salary', 'Buyer’s salary (annual)', usual.salary, salaryHints[salaryFrom])}
      {field('workingCapital', 'Working capital', 0)}
      {field('closingCosts', 'Closing costs', 0)}
      {field('sellerNote', 'Seller note', 0, 'The part of the price that you finance.')}
    </div>
  );
}
