import { partialWords, periodName } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { Card } from '#kit/ui/Card.tsx';
import type { Figure } from '../domain/figures.ts';
import { FigureButton } from './figure-table.tsx';
import { figureName } from './figure-words.ts';
import type { Figures } from './queries.ts';

type Props = { figures: Figures; onOpen: (figure: Figure, months: { from: string; to: string }) => void };

/** From net income to EBITDA in the last twelve months, as the ledger has it. */
export function BridgeCard({ figures: { bridge, periods }, onOpen }: Props) {
  const latest = periods.at(-1);
  if (!latest) return null;
  return (
    <Card as="section" aria-labelledby="ledger-bridge" className="flex max-w-xl flex-col gap-3">
      <div>
        <h2 id="ledger-bridge" className="text-title">
          EBITDA, {periodName(latest)}
        </h2>
        <p className="text-muted">
          Earnings of the last twelve months (LTM) before interest, tax, depreciation and amortization: what
          buyers multiply.
          {partialWords(latest) && ` ${partialWords(latest)}`}
        </p>
      </div>
      <ul className="tabular flex flex-col">
        {bridge.map(({ formula, code, sign, value }) => {
          const name = figureName({ formula, code });
          const total = formula !== 'account';
          return (
            <li
              key={`${formula} ${code}`}
              className={`flex items-center justify-between gap-4 ${total ? 'border-line border-y font-semibold' : ''}`}
            >
              <span>
                {!total && <span className="text-muted">{sign === 1 ? 'plus ' : 'less '}</span>}
                {total ? name : name.toLowerCase()}
              </span>
              <FigureButton
                label={`${name}, ${periodName(latest)}`}
                amount={latest.entries ? value : null}
                onOpen={() => onOpen({ formula, code }, latest)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
