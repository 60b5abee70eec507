import type { OpenedFigure } from '#features/quality-of-earnings/earnings-reports/web/figure-drawer.tsx';
import { OpensButton } from '#features/quality-of-earnings/general-ledger/web/opens-button.tsx';
import { Money } from '#kit/ui/Money.tsx';

export type OnOpen = (figure: OpenedFigure) => void;
/** `figure`: `null` if the reader may not open it. `of`: what the amount is. */
export type OpensProps = { figure: string | null; of: string; onOpen: OnOpen };

/** An amount of the report, which opens what is behind it. */
export function OpensAmount({ amount, figure, of, onOpen }: OpensProps & { amount: number }) {
  if (figure === null) return <Money exact amount={amount} />;
  return (
    <OpensButton
      behind={`what is behind ${of}`}
      className="-mx-2"
      onOpen={() => onOpen({ key: figure, label: of })}
    >
      <Money exact amount={amount} />
    </OpensButton>
  );
}
