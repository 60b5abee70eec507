import { useMemo } from 'react';
import { ruleValues } from '#features/valuation/valuation/domain/sba-rules.ts';
import { FinancingCheck } from '#features/valuation/valuation/web/financing-check.tsx';
import type { Tables } from '#features/valuation/valuation/web/queries.ts';
import { type Cents, wholeDollars } from '#kernel/money.ts';
import { financingBasis } from '../domain/words.ts';
import type { Found } from './queries.ts';

type Props = {
  earnings: NonNullable<Found['earnings']>;
  financing: Found['financing'];
  mid: Cents;
  tables: Tables;
};

export function CheckFinancing({ earnings, financing, mid, tables }: Props) {
  const rules = useMemo(() => ruleValues(tables.rules), [tables]);
  const salary = financing?.salary ?? null;
  return (
    <FinancingCheck
      earned={earnings.lender}
      about={financingBasis(earnings, financing?.everyAddBack ?? null)}
      metric={earnings.metric}
      value={wholeDollars(mid)}
      replacementSalary={salary === rules['buyer-salary'] ? null : salary}
      rules={rules}
      table={tables.rules}
    />
  );
}
