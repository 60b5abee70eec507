import { Money } from '#kit/ui/Money.tsx';
import type { Figure } from '../domain/figures.ts';
import type { Span } from './figure-spans.ts';
import { figureName } from './figure-words.ts';
import { OpensButton } from './opens-button.tsx';

type Line = Figure & { months: readonly number[]; periods: readonly number[] };
type Props = {
  title: string;
  lines: readonly Line[];
  spans: readonly Span[];
  onOpen: (figure: Figure, span: Span) => void;
};

/** Each figure is a button that opens the lines behind it. A column without entries has none. */
export function FigureTable({ title, lines, spans, onOpen }: Props) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section tabIndex={0} aria-label={title} className="relative overflow-x-auto rounded-large border">
      <table className="tabular w-full border-collapse bg-surface text-small [&_td]:px-1 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 [&_th[scope=row]]:sticky [&_th[scope=row]]:left-0 [&_th[scope=row]]:bg-surface">
        <thead>
          <tr className="border-b">
            <th scope="col" className="text-left font-medium">
              {title}
            </th>
            {spans.map((span) => (
              <SpanHead key={span.key} span={span} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const strong = line.code === null;
            const name = figureName(line);
            return (
              <tr key={`${line.formula} ${line.code}`} className={strong ? 'border-y font-semibold' : ''}>
                <th
                  scope="row"
                  className={strong ? 'min-w-32 text-left' : 'min-w-32 text-left font-normal text-muted'}
                >
                  {name}
                </th>
                {spans.map((span) => (
                  <td key={span.key}>
                    <FigureButton
                      label={`${name}, ${span.label}`}
                      amount={span.entries ? (line[span.of][span.at] ?? 0) : null}
                      onOpen={() => onOpen(line, span)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Two lines, so that a column of a part of a year is no wider than the others. */
export function SpanHead({ span: { label, part } }: { span: Span }) {
  return (
    <th scope="col" className="whitespace-nowrap text-right align-top font-medium text-muted">
      {part === '' ? label : label.slice(0, -part.length)}
      {part !== '' && <span className="block font-normal">{part}</span>}
    </th>
  );
}

/** `null`: there is no entry that it could be made of. */
type ButtonProps = { label: string; amount: number | null; onOpen: () => void };

export function FigureButton({ label, amount, onOpen }: ButtonProps) {
  if (amount === null)
    return (
      <span className="inline-flex min-h-9 items-center px-2">
        <Money amount={null} />
        <span className="sr-only">no entries</span>
      </span>
    );
  return (
    <OpensButton behind={`entries behind ${label}`} className="whitespace-nowrap" onOpen={onOpen}>
      <Money exact amount={amount} />
    </OpensButton>
  );
}
