import type { TradeGroup } from './trade-groups.ts';

export type TradeEntry = {
  value: string;
  label: string;
  /** The only part that strangers see. */
  group: TradeGroup;
};
