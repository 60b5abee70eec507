import { useState } from 'react';
import type { Cents } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { deleteScenario } from '../contract.ts';
import { mostCompared } from '../domain/scenario.ts';
import { type Scenario, useValueChanged } from './queries.ts';
import { RenameScenario } from './rename-scenario.tsx';
import { roundScore } from './score-text.ts';

type Props = {
  checkId: string;
  scenario: Scenario;
  compared: boolean;
  full: boolean;
  onCompare: (on: boolean) => void;
  onOpen: () => void;
};

export function ScenarioLine({ checkId, scenario, compared, full, onCompare, onOpen }: Props) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { name, now, kept, keptAt } = scenario;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <Checkbox
          checked={compared}
          onCheckedChange={onCompare}
          disabled={full && !compared}
          label={<span className="wrap-anywhere font-medium">{name}</span>}
        />
        <p className="text-muted text-small">
          Now <Amount of={now.mid} />, score {roundScore(now.score)}. Saved <DateText at={keptAt} />:{' '}
          <Amount of={kept.mid} />.{full && !compared && ` You can compare up to ${mostCompared} at once.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onOpen} aria-label={`Open ${name}`}>
          Open
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen('rename')} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen('delete')} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
      {open === 'rename' && (
        <RenameScenario checkId={checkId} scenario={scenario} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <DeleteScenario checkId={checkId} scenario={scenario} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}

type DialogProps = { checkId: string; scenario: Scenario; onClose: () => void };

function DeleteScenario({ checkId, scenario, onClose }: DialogProps) {
  const changed = useValueChanged(checkId);
  const forget = useSingleMutation({
    mutationFn: () => call(deleteScenario, { params: { id: scenario.id } }),
    onSuccess: () => {
      changed();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Delete “${scenario.name}”?`}
      description="Your answers stay as they are."
      confirmLabel="Delete scenario"
      danger
      busy={forget.isPending}
      error={forget.error}
      onConfirm={() => forget.mutate()}
    />
  );
}

function Amount({ of }: { of: Cents | null }) {
  return of === null ? <>no value</> : <RoughMoney amount={of} />;
}
