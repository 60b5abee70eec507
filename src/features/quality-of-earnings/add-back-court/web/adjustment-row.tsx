import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { May } from '#wire/may.ts';
import { creditWords } from '../domain/court-words.ts';
import { type OnOpen, OpensAmount, type OpensProps } from './opens-amount.tsx';
import type { Court, CourtAdjustment } from './queries.ts';

type Props = {
  one: CourtAdjustment;
  side: Court['side'];
  onOpen: OnOpen;
  onContest: () => void;
};

export function AdjustmentRow({ one, side, onOpen, onContest }: Props) {
  const { label, category, why, document, bank, remark, tier, mayContest } = one;
  return (
    <Card as="article" aria-label={label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium [overflow-wrap:anywhere]">
            <bdi>{label}</bdi>
          </p>
          <p className="text-muted text-small [overflow-wrap:anywhere]">
            {category !== label && <>{category}. </>}
            {tier && one.claimed > 0 && <>{creditWords[tier]}.</>}
          </p>
        </div>
        {side === 'buyer' && (
          <Button variant="secondary" size="small" disabledReason={mayWords(mayContest)} onClick={onContest}>
            Contest
          </Button>
        )}
      </div>
      {why !== null && <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{why}</p>}
      {document !== null && <Named label="Document" words={document} />}
      {bank !== null && <Named label="Bank line" words={bank} />}
      {remark !== null && <Named label="The seller remarks, without proof" words={remark} />}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-2">
        <Sum label="Claimed" amount={one.claimed} figure={one.figure} of={label} onOpen={onOpen} />
        <Sum label="Evidenced" amount={one.evidenced} />
        <Sum label="Uncontested" amount={one.uncontested} />
      </dl>
    </Card>
  );
}

function Named({ label, words }: { label: string; words: string }) {
  return (
    <p className="text-small [overflow-wrap:anywhere]">
      <span className="text-muted">{label}: </span>
      <bdi>{words}</bdi>
    </p>
  );
}

type SumProps = { label: string; amount: number } & Partial<OpensProps>;

function Sum({ label, amount, figure = null, of = '', onOpen }: SumProps) {
  return (
    <div>
      <dt className="text-muted text-small">{label}</dt>
      <dd className="tabular">
        {onOpen ? <OpensAmount {...{ amount, figure, of, onOpen }} /> : <Money exact amount={amount} />}
      </dd>
    </div>
  );
}

const reasons: Record<string, string> = {
  'court-contested': 'You contest it already.',
  'court-not-raising': 'It does not raise earnings.',
  'court-own-room': 'Only buyers contest adjustments.',
  'room-closed': 'The deal room is closed.',
};

/** Why a button is off; `null` if it is on. */
const mayWords = (may: May): string | null =>
  may === true ? null : (reasons[may] ?? 'This is not possible now.');
