import { CircleCheck, CircleHelp, CircleX, Minus } from 'lucide-react';
import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Details } from '#kit/ui/Details.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { removeAdjustment } from '../contract.ts';
import { AdjustmentEvidence } from './adjustment-evidence.tsx';
import { refusalWords, tierWords } from './adjustment-words.ts';
import type { AdjustmentView } from './queries.ts';
import { testNames, testsSummary, testWords } from './test-words.ts';

type Props = {
  adjustment: AdjustmentView;
  onOpen: () => void;
  onChoose: (what: 'entries' | 'document' | 'bank') => void;
  onEdit: () => void;
};

export function AdjustmentCard({ adjustment, onOpen, onChoose, onEdit }: Props) {
  const { code, title, lines, gone, refusal, tier, why, periods } = adjustment;
  const choose = isNetted(code) ? 'Choose entries' : 'Choose entries as evidence';
  const entries = lines === 0 ? 'No entries chosen' : counted(lines, 'entry', 'entries');
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold">{title}</h3>
          <p className="text-muted text-small">{addBackCategories[code].label}</p>
        </div>
        <Verdict adjustment={adjustment} />
      </div>
      {why && <p className="wrap-anywhere text-small">{why}</p>}
      {refusal && <p className="text-small">{refusalWords[refusal]}</p>}
      <Tests adjustment={adjustment} />
      {!refusal && (
        <p className="text-muted text-small">{(periods.at(-1) ?? 0) < 0 ? tierWords.A : tierWords[tier]}.</p>
      )}
      <AdjustmentEvidence
        adjustment={adjustment}
        onDocument={() => onChoose('document')}
        onBankLines={() => onChoose('bank')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={onOpen}
          aria-label={`${entries}${gone > 0 ? `, ${gone} gone` : ''} of ${title}`}
        >
          {entries}
          {gone > 0 && `, ${gone} gone`}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose('entries')}
          aria-label={`${choose} for ${title}`}
        >
          {choose}
        </Button>
        <Button variant="quiet" size="small" onClick={onEdit} aria-label={`Change ${title}`}>
          Change
        </Button>
        <Remove adjustment={adjustment} />
      </div>
    </Card>
  );
}

function Remove({ adjustment: { id, title } }: Pick<Props, 'adjustment'>) {
  const [open, setOpen] = useState(false);
  const remove = useReviewChange(
    () => call(removeAdjustment, { params: { id } }),
    () => setOpen(false),
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-label={`Remove ${title}`}>
        Remove
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove “${title}”?`}
        description="It leaves every month. The entries stay in the books. This can’t be undone."
        confirmLabel="Remove adjustment"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function Verdict({ adjustment: { periods, refusal, code } }: Pick<Props, 'adjustment'>) {
  const proForma = addBackCategories[code].group === 'F';
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className={refusal ? 'text-muted line-through' : 'font-semibold'}>
        <Money exact amount={periods.at(-1) ?? 0} />
        <span className="font-normal text-muted text-small"> LTM</span>
      </span>
      {refusal ? (
        <Badge tone="bad">Doesn’t count</Badge>
      ) : (
        <Badge tone={proForma ? 'neutral' : 'good'}>{proForma ? 'Shown separately' : 'Counts'}</Badge>
      )}
    </span>
  );
}

const faces = {
  passed: { Icon: CircleCheck, tone: 'text-good', label: 'Passed: ' },
  failed: { Icon: CircleX, tone: 'text-bad', label: 'Failed: ' },
  unknown: { Icon: CircleHelp, tone: 'text-amber', label: 'Can’t be worked out: ' },
  'not-asked': { Icon: Minus, tone: 'text-muted', label: 'Not asked: ' },
} as const;

/** What failed or is open is always shown; all of them on demand. */
function Tests({ adjustment: { tests } }: Pick<Props, 'adjustment'>) {
  const open = tests.filter(({ result }) => result === 'failed' || result === 'unknown');
  const rest = tests.filter(({ result }) => result === 'passed' || result === 'not-asked');
  return (
    <div className="flex flex-col gap-1.5 text-small">
      <TestList tests={open} label="Tests that are open" />
      <Details summary={testsSummary(tests)}>
        <TestList tests={rest} label="Other tests" />
      </Details>
    </div>
  );
}

function TestList({ tests, label }: { tests: AdjustmentView['tests']; label: string }) {
  if (tests.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {tests.map((one) => {
        const { Icon, tone, label: said } = faces[one.result];
        return (
          <li key={one.test} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span>
              <span className="sr-only">{said}</span>
              <span className="font-medium">{testNames[one.test]}.</span> {testWords(one)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
