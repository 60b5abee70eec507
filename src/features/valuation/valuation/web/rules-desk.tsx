import { useState } from 'react';
import { RowList } from '#kit/ui/RowList.tsx';
import { ruleInWords } from './figure-words.ts';
import type { TableRule } from './queries.ts';
import { RuleForm } from './rule-form.tsx';
import { TableLine } from './table-line.tsx';
import { WithTables } from './with-tables.tsx';

export function RulesDesk() {
  return <WithTables what="rules">{({ rules }) => <Rules rules={rules} />}</WithTables>;
}

function Rules({ rules }: { rules: readonly TableRule[] }) {
  const [open, setOpen] = useState<TableRule | null>(null);
  return (
    <>
      <RowList>
        {rules.map((rule) => (
          <TableLine
            key={rule.id}
            of={rule}
            title={
              <>
                <span className="font-medium">{rule.label}</span>
                <span className="tabular">{ruleInWords(rule)}</span>
              </>
            }
            editLabel={`Edit ${rule.label}`}
            onEdit={() => setOpen(rule)}
          />
        ))}
      </RowList>
      {open && <RuleForm key={open.id} rule={open} onClose={() => setOpen(null)} />}
    </>
  );
}
