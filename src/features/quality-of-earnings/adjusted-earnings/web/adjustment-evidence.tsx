import { Link } from 'react-router';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { getPaperFile } from '#features/valuation/health-check/contract.ts';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { saveFile } from '#kit/save-file.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { placeWords } from '../domain/reference-words.ts';
import { chooseEvidence } from '../evidence-contract.ts';
import { missingWords, referenceKindWords, standingWords } from './evidence-words.ts';
import type { AdjustmentView } from './queries.ts';

type Reference = AdjustmentView['evidence']['references'][number];
type Props = {
  adjustment: AdjustmentView;
  onDocument: () => void;
  onBankLines: () => void;
};

/** What an adjustment points to besides its ledger entries, and what is missing for a lender. */
export function AdjustmentEvidence({ adjustment, onDocument, onBankLines }: Props) {
  const { title, remark, evidence } = adjustment;
  const missing = missingWords(adjustment);
  const remove = useReviewChange((id: string) =>
    call(chooseEvidence, {
      params: { id: adjustment.id },
      body: { version: adjustment.version, add: [], remove: [id] },
    }),
  );
  return (
    <div className="flex flex-col gap-2 border-t pt-3 text-small">
      {evidence.references.length > 0 && (
        <ul aria-label={`Evidence of ${title}`} className="flex flex-col divide-y divide-line">
          {evidence.references.map((one) => (
            <ReferenceLine
              key={one.id}
              reference={one}
              busy={remove.isPending && remove.variables === one.id}
              onRemove={() => remove.mutate(one.id)}
            />
          ))}
        </ul>
      )}
      <FailureAlert title="Not removed" error={remove.error} />
      {remark && (
        <p className="wrap-anywhere">
          <span className="text-muted">Remark, which proves nothing: </span>
          <bdi>{remark}</bdi>
        </p>
      )}
      {missing && <p>{missing}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={`Add a document to ${title}`}
          onClick={onDocument}
        >
          Add a document
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Add bank lines to ${title}`}
          onClick={onBankLines}
        >
          Add bank lines
        </Button>
      </div>
    </div>
  );
}

type LineProps = { reference: Reference; busy: boolean; onRemove: () => void };

function ReferenceLine({ reference, busy, onRemove }: LineProps) {
  const { kind, standing, own, fileName } = reference;
  const place = placeWords(reference);
  const about = [
    own ? 'Your own document, not one of someone else' : referenceKindWords[kind],
    fileName,
    place,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
        <div className="wrap-anywhere font-medium">
          <Named reference={reference} />
        </div>
        <span className="wrap-anywhere text-muted">{about.filter(Boolean).join(' · ')}</span>
        {standing !== 'stands' && (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="bad">Does not count</Badge>
            <span>{standingWords[standing]}</span>
          </span>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={`Remove ${nameOf(reference)}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

function nameOf({ kind, label, day }: Reference): string {
  const name = label ?? 'a document that you cannot open';
  return kind === 'bank' && day ? `${dayInWords(day)} ${name}` : name;
}

/** Opens where it is: a page of the deal room, or the file. */
function Named({ reference }: { reference: Reference }) {
  const { kind, label, of, page, day, amount } = reference;
  const open = useSingleMutation({
    mutationFn: (id: string) => call(getPaperFile, { params: { id } }).then(saveFile),
  });
  if (kind === 'bank')
    return (
      <>
        {day && dayInWords(day)} · <bdi>{label}</bdi> · <Money exact amount={amount} />
      </>
    );
  const name = <bdi>{label ?? 'A document that you cannot open'}</bdi>;
  if (of === null || label === null) return name;
  if (kind === 'room')
    return (
      <Link to={paths.roomDocument(of, page === null ? {} : { page })} className="text-accent underline">
        {name}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="cursor-pointer text-left text-accent underline"
        aria-busy={open.isPending}
        onClick={() => open.mutate(of)}
      >
        {name}
      </button>
      {open.isPending && <span className="font-normal text-muted"> Opening…</span>}
      <FailureAlert title="Not opened" error={open.error} className="mt-2 font-normal" />
    </>
  );
}
