import { isTradeGroup, tradeGroups } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { tradesFitting } from '#features/marketplace/businesses/domain/trade-search.ts';
import { publicGroupOf } from '#features/marketplace/businesses/domain/trades.ts';
import { Combobox } from '#kit/ui/Combobox.tsx';

type Props = {
  value: string;
  onValueChange: (value: string) => void;
};

export function TradeFilter({ value, onValueChange }: Props) {
  return (
    <Combobox
      value={isTradeGroup(value) ? value : ''}
      onValueChange={(group) => onValueChange(group || 'all')}
      options={tradeGroups}
      find={groupsFitting}
      nothing="No trade fits these words."
      placeholder="All trades"
    />
  );
}

function groupsFitting(typed: string) {
  if (typed.trim() === '') return tradeGroups;
  const fitting = [...new Set(tradesFitting(typed).map(publicGroupOf))];
  return fitting.flatMap((group) => tradeGroups.filter(({ value }) => value === group));
}
