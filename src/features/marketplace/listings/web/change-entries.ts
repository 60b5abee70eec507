import type { MenuEntry } from '#kit/ui/menu-entry.ts';

type Changes = { dirty: boolean; discard: () => void; revert: (() => void) | null };

/** Only what can be done now: with nothing to discard or revert to, there is nothing to choose. */
export function changeEntries({ dirty, discard, revert }: Changes): MenuEntry[] {
  return [
    ...(dirty ? [{ kind: 'action', label: 'Discard changes', onSelect: discard } as const] : []),
    ...(revert
      ? [{ kind: 'action', label: 'Revert to last opened version', onSelect: revert } as const]
      : []),
  ];
}
