import type { Cents } from '#kernel/money.ts';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Details } from '#kit/ui/Details.tsx';
import { Money } from '#kit/ui/Money.tsx';

type Props = { amounts: readonly { term: string; amount: Cents }[]; className?: string };

/** The figures that stand rounded above. */
export function ExactFigures({ amounts, className }: Props) {
  return (
    <Details summary="Show exact figures" className={className}>
      <DescriptionList
        items={amounts.map(({ term, amount }) => ({ term, detail: <Money exact amount={amount} /> }))}
      />
    </Details>
  );
}
