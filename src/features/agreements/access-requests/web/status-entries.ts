import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { type Status, statusLabels } from '../domain/status.ts';
import { moveWords } from './move-words.ts';
import type { RequestView } from './queries.ts';
import { whyNot } from './steps.ts';

/** Order from docs/rules/product.md. */
const menuOrder: readonly Status[] = [
  'requested',
  'sent_to_broker',
  'awaiting_signature',
  'approved',
  'denied',
  'pending',
];

/** Labeled by the act, with the status that it sets below. */
export function statusEntries(request: RequestView, onChoose: (to: Status) => void): MenuEntry[] {
  return menuOrder.map((to) => {
    const { label, danger } = moveWords(request, to);
    const disabledReason = whyNot(request, to);
    const setsTo = `Set to ${statusLabels[to]}`;
    return {
      kind: 'action',
      ...(isAct(request, to) ? { label, hint: setsTo } : { label: setsTo }),
      danger: danger && disabledReason === null,
      disabledReason,
      onSelect: () => onChoose(to),
    };
  });
}

/** Nothing takes a request to the status that it has, or one back to the start that was neither on hold nor denied. */
function isAct({ status }: RequestView, to: Status): boolean {
  if (to === 'requested') return status === 'pending' || status === 'denied';
  return to !== status;
}
