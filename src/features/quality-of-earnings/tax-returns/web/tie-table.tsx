import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { TieGrade } from '../domain/tax-ties.ts';
import { comparedDifference, gradeWords, tieWords } from '../domain/tie-words.ts';
import type { Tie } from './queries.ts';
import { questionAbout } from './tax-words.ts';

const tones: Record<TieGrade, Tone> = {
  ties: 'good',
  close: 'good',
  question: 'amber',
  apart: 'amber',
  partial: 'amber',
};

const columns = [
  { title: 'Compared', isText: true },
  { title: 'Return', isText: false },
  { title: 'Books', isText: false },
  { title: 'Reconciling items', isText: false },
  { title: 'Difference', isText: false },
  { title: 'Result', isText: true },
] as const;

type Props = { label: string; ties: readonly Tie[]; onOpen: (tie: Tie) => void };

/** The return beside the books. Each amount of the books opens the entries behind it. */
export function TieTable({ label, ties, onOpen }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section tabIndex={0} aria-label={label} className="relative overflow-x-auto rounded-large border">
        <table className="tabular w-full border-collapse bg-surface text-small [&_td]:px-3 [&_td]:py-1 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium [&_thead_th]:text-muted">
          <thead>
            <tr className="border-b">
              {columns.map(({ title, isText }) => (
                <th key={title} scope="col" className={isText ? 'text-left' : 'text-right'}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ties.map((tie) => (
              <TieRow key={tie.key} tie={tie} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </section>
      <Questions ties={ties} />
    </>
  );
}

function TieRow({ tie, onOpen }: { tie: Tie; onOpen: (tie: Tie) => void }) {
  const explained = tie.reconciling + tie.timing;
  return (
    <tr className="border-b last:border-b-0">
      <th scope="row" className="min-w-36 text-left">
        {tieWords[tie.key]}
      </th>
      <td>
        <Money exact amount={tie.returned} />
      </td>
      <td>
        {tie.opens ? (
          <FigureButton label={tieWords[tie.key]} amount={tie.books} onOpen={() => onOpen(tie)} />
        ) : (
          <Money exact amount={tie.books} />
        )}
      </td>
      <td>{explained === 0 ? '–' : <Money exact amount={explained} />}</td>
      <td>
        <Money exact amount={comparedDifference(tie)} />
      </td>
      <td className="[&&]:text-left">
        <Badge tone={tones[tie.grade]} className="whitespace-nowrap">
          {gradeWords[tie.grade]}
        </Badge>
      </td>
    </tr>
  );
}

function Questions({ ties }: { ties: readonly Tie[] }) {
  const questions = ties.flatMap((tie) => {
    const question = questionAbout(tie);
    return question === null ? [] : [{ key: tie.key, question }];
  });
  if (questions.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">What a buyer’s accountant would ask</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {questions.map(({ key, question }) => (
          <li key={key}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
