import type { TradeGroup } from './trade-groups.ts';

/** A kind of business as people name it. */
export type TradeEntry = {
  /** What is stored. */
  value: string;
  label: string;
  /** All that strangers learn of it. */
  group: TradeGroup;
};
