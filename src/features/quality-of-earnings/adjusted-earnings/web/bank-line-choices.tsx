import { dayInWords } from '#kernel/days.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { placeWords } from '../domain/reference-words.ts';
import { standingWords } from './evidence-words.ts';
import type { AdjustmentView, BankChoice } from './queries.ts';

type LinesProps = {
  lines: readonly BankChoice[];
  label: string;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
};

/** Lines of the bank, each with a box to check. */
export function LineChoices({ lines, label, chosen, onToggle }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {lines.map((line) => {
        const name = `${dayInWords(line.day)} · ${line.name || line.memo || 'No description'}`;
        return (
          <li key={line.id} className="flex items-start gap-3 py-3">
            <Checkbox
              labelHidden
              label={`Choose ${name}, row ${line.row}`}
              checked={chosen.has(line.id)}
              onCheckedChange={() => onToggle(line.id)}
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="flex items-baseline justify-between gap-4">
                <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
                <Money exact amount={line.amount} className="whitespace-nowrap" />
              </span>
              {line.name && line.memo && <span className="wrap-anywhere text-small">{line.memo}</span>}
              <span className="wrap-anywhere text-muted text-small">
                {line.account} · <bdi>{line.fileName}</bdi>, {placeWords(line)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Reference = AdjustmentView['evidence']['references'][number];
type ChosenProps = {
  lines: readonly Reference[];
  dropped: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** Lines that an adjustment has already: unchecked, they are taken away. */
export function ChosenLines({ lines, dropped, onToggle }: ChosenProps) {
  return (
    <ul aria-label="Lines chosen before" className="flex flex-col divide-y divide-line">
      {lines.map((line) => {
        const { id, day, label, row, amount, fileName, standing } = line;
        const name = [day && dayInWords(day), label || 'No description'].filter(Boolean).join(' · ');
        return (
          <li key={id} className="flex items-start gap-3 py-3">
            <Checkbox
              labelHidden
              label={`Choose ${name}${row === null ? '' : `, row ${row}`}`}
              checked={!dropped.has(id)}
              onCheckedChange={() => onToggle(id)}
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="flex items-baseline justify-between gap-4">
                <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
                {amount !== null && <Money exact amount={amount} className="whitespace-nowrap" />}
              </span>
              <span className="wrap-anywhere text-muted text-small">
                {[fileName, placeWords(line)].filter(Boolean).join(', ')}
              </span>
              {standing !== 'stands' && <span className="text-small">{standingWords[standing]}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
