import { Combobox } from '#kit/ui/Combobox.tsx';
import { tradesFitting } from '../domain/trade-search.ts';
import { noneOfThese, type Trade, type TradeAnswer, tradeLabel, tradeValues } from '../domain/trades.ts';

type Props = {
  value: string;
  onValueChange: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

const asOption = (trade: TradeAnswer) => ({ value: trade, label: tradeLabel(trade) });
const withNone = (trades: readonly Trade[]) => [...trades.map(asOption), asOption(noneOfThese)];
const options = withNone(tradeValues);

export function TradeSelect(props: Props) {
  return (
    <Combobox
      {...props}
      options={options}
      find={(typed) => withNone(tradesFitting(typed))}
      nothing="No trade fits these words."
      placeholder="Type a trade, for example HVAC"
    />
  );
}
