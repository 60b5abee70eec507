import { CircleCheck, CircleX, Minus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Details } from '#kit/ui/Details.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { removeAddBack } from '../contract.ts';
import { addBackCategories, addBackTestNames, addBackTests } from '../domain/add-back-categories.ts';
import { cameBeforeWords } from '../domain/add-back-flag-words.ts';
import { cameBefore } from '../domain/came-before.ts';
import { effectIn } from '../domain/kept-add-back.ts';
import { type PeriodEnds, periodsOf } from '../domain/periods.ts';
import {
  countsFor,
  countsWords,
  failedWords,
  refusalWords,
  testsWords,
  tierWords,
} from './add-back-words.ts';
import { periodName } from './period-words.ts';
import type { AddBackLine, Period } from './queries.ts';
import { useChange } from './use-change.ts';

type Applied = Period['addBacks'][number];
type Props = {
  checkId: string;
  addBack: AddBackLine;
  period: Period;
  ends: PeriodEnds;
  onEdit: () => void;
};

export function AddBackCard({ checkId, addBack, period, ends, onEdit }: Props) {
  const [leaving, setLeaving] = useState(false);
  const remove = useChange(
    checkId,
    () => call(removeAddBack, { params: { id: addBack.id } }),
    () => setLeaving(false),
  );
  const found = period.addBacks.find(({ id }) => id === addBack.id);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <Heading addBack={addBack} found={found} onEdit={onEdit} onRemove={() => setLeaving(true)} />
      {found ? <Judgment found={found} /> : <OtherPeriods addBack={addBack} ends={ends} />}
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={`Remove “${addBack.title}”?`}
        description="It is removed from every period. This can’t be undone."
        confirmLabel="Remove add-back"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </Card>
  );
}

type HeadingProps = Pick<Props, 'addBack' | 'onEdit'> & { found: Applied | undefined; onRemove: () => void };

function Heading({ addBack, found, onEdit, onRemove }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-semibold">{addBack.title}</h2>
        <p className="text-muted text-small">{addBackCategories[addBack.code].label}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {found ? (
          <Verdict found={found} proForma={addBackCategories[addBack.code].group === 'F'} />
        ) : (
          <Badge>Not in this period</Badge>
        )}
        <Button variant="quiet" size="small" onClick={onEdit} aria-label={`Change ${addBack.title}`}>
          Change
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${addBack.title}`}>
          Remove
        </Button>
      </div>
    </div>
  );
}

function OtherPeriods({ addBack: { code, years }, ends }: Pick<Props, 'addBack' | 'ends'>) {
  return (
    <ul className="text-muted text-small">
      {periodsOf(ends)
        .toReversed()
        .flatMap((key) => {
          const year = years[key];
          return year
            ? [
                <li key={key}>
                  {periodName(key, ends)}: <Money exact amount={effectIn(code, year)} />
                </li>,
              ]
            : [];
        })}
    </ul>
  );
}

function Judgment({ found }: { found: Applied }) {
  return (
    <>
      {found.judged.refusal && found.judged.refusal !== 'tests-failed' && (
        <p className="text-small">{refusalWords[found.judged.refusal]}</p>
      )}
      {cameBefore(found.seen) && (
        <Alert tone="warning" title="Your books show this cost in other years too">
          {cameBeforeWords(found.seen)}
        </Alert>
      )}
      <Tests found={found} />
      {(found.amount < 0 || found.tier !== 'C') && (
        <p className="text-muted text-small">
          {found.amount < 0 ? 'It lowers earnings, so lenders count all of it' : tierWords[found.tier]}.
        </p>
      )}
    </>
  );
}

/** Pro forma changes are not in the books yet and count in no figure that a price is based on. */
function Verdict({ found, proForma }: { found: Applied; proForma: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className={found.judged.refusal ? 'text-muted line-through' : 'font-semibold'}>
        <Money exact amount={found.amount} />
      </span>
      {found.judged.refusal ? (
        <Badge tone="bad">Doesn’t count</Badge>
      ) : proForma ? (
        <Badge>Shown separately, not in the value</Badge>
      ) : (
        <Badge tone={countsFor(found) === 'owner' ? 'amber' : 'good'}>{countsWords[countsFor(found)]}</Badge>
      )}
    </span>
  );
}

function Tests({ found }: { found: Applied }) {
  const { judged } = found;
  const failed = addBackTestNames.filter((name) => judged.tests[name] === 'fail');
  const passed = addBackTestNames.filter((name) => judged.tests[name] === 'pass');
  const left = addBackTestNames.filter((name) => judged.tests[name] === 'na');
  return (
    <div className="flex flex-col gap-1.5 text-small">
      {failed.map((name) => (
        <p key={name} className="flex items-start gap-2">
          <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            <span className="sr-only">Not passed: </span>
            {failedWords(name, found)}
          </span>
        </p>
      ))}
      <Details summary={testsWords(judged)}>
        <ul className="flex flex-col gap-1.5 pb-1">
          {passed.map((name) => (
            <li key={name} className="flex items-start gap-2">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {addBackTests[name]}
            </li>
          ))}
          {left.map((name) => (
            <li key={name} className="flex items-start gap-2 text-muted">
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>Doesn’t apply to this kind: {addBackTests[name]}</span>
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
