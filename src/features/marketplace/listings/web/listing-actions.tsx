import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import { changeEntries } from './change-entries.ts';
import { moveReason, moveWords } from './listing-words.ts';
import type { SaleParts } from './sale-parts.ts';
import type { ListingEditor } from './use-listing-editor.ts';
import { useListingMove } from './use-listing-move.ts';

type Target = keyof typeof moveWords;

const targets: readonly Target[] = ['in_review', 'draft', 'under_offer', 'back-to-live', 'sold', 'withdrawn'];

export function ListingActions({ editor, sale }: { editor: ListingEditor; sale: SaleParts }) {
  const { asked, words, ask, confirm, dialog } = useAskedMove(editor, sale);
  return (
    <>
      <MoreMenu editor={editor} onMove={ask} />
      {asked === 'sold' ? (
        sale.markSold({
          ...dialog,
          consequence: words.consequence,
          onConfirm: (buyerId) => void confirm({ buyerId }),
        })
      ) : (
        <ConfirmDialog
          {...dialog}
          description={words.consequence}
          danger={words.danger ?? false}
          {...(words.reason ? { reason: { ...words.reason, required: false, maxLength: 500 } } : {})}
          onConfirm={(reason) => void confirm(reason === '' ? {} : { reason })}
        />
      )}
    </>
  );
}

function useAskedMove(editor: ListingEditor, sale: SaleParts) {
  const [asked, setAsked] = useState<Target | null>(null);
  const [open, setOpen] = useState(false);
  const { busy, error, move, clear } = useListingMove(editor);
  const toast = useToast();
  const words = moveWords[asked ?? 'draft'];
  const ask = (target: Target) => {
    clear();
    setAsked(target);
    setOpen(true);
  };
  const confirm = async (said: { reason?: string; buyerId?: string | null }) => {
    if (!asked) return;
    if (await move(editor.base, { to: statusOf(asked), ...said })) {
      setOpen(false);
      toast(words.done);
      await sale.reread();
    }
  };
  const dialog = { open, onOpenChange: setOpen, title: words.title, confirmLabel: words.label, busy, error };
  return { asked, words, ask, confirm, dialog };
}

type MenuProps = { editor: ListingEditor; onMove: (target: Target) => void };

function MoreMenu({ editor, onMove }: MenuProps) {
  const changes = changeEntries(editor);
  const moves = editor.base.acting
    ? []
    : targets.filter(comesInto(editor.base)).map((target) => moveEntry(editor, target, onMove));
  if (changes.length + moves.length === 0) return null;
  const line: MenuEntry[] = changes.length > 0 && moves.length > 0 ? [{ kind: 'separator' }] : [];
  return (
    <Menu
      align="start"
      side="top"
      entries={[...changes, ...line, ...moves]}
      trigger={
        <Button variant="secondary">
          More
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}

function moveEntry(editor: ListingEditor, target: Target, onMove: MenuProps['onMove']): MenuEntry {
  const reason = reasonFor(editor, target);
  const { label, danger } = moveWords[target];
  return {
    kind: 'action',
    label,
    danger: reason === null && danger === true,
    disabledReason: reason,
    onSelect: () => onMove(target),
  };
}

function statusOf(target: Target): ListingStatus {
  return target === 'back-to-live' ? 'live' : target;
}

function comesInto({ status, may }: ListingEditor['base']) {
  return (target: Target): boolean => {
    if (target === 'back-to-live') return status === 'under_offer';
    return status !== target && may[target] !== undefined && may[target] !== 'invalid-transition';
  };
}

function reasonFor({ base, dirty }: ListingEditor, target: Target): string | null {
  const to = statusOf(target);
  const may = base.may[to];
  const ofTexts = may === true || may === 'not-complete' || may === 'leaks-found';
  return dirty && ofTexts ? 'Save or discard your changes first.' : moveReason(may, base.status, to);
}
