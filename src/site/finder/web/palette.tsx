import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { openPanel } from '#features/conversation/assistant/web/panel-state.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { dialogFace } from '#kit/ui/dialog-face.ts';
import { PaletteInput } from './palette-input.tsx';
import {
  askItem,
  matching,
  type PaletteGroup,
  type PaletteItem,
  type PalettePage,
  pageItem,
} from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { recentItems, rememberItem } from './recent.ts';
import { useFind } from './use-find.ts';

export type PaletteProps = {
  open: boolean;
  /** Counts the openings. */
  times: number;
  onOpenChange: (open: boolean) => void;
  pages: readonly PalettePage[];
};

export function Palette({ open, times, onOpenChange, pages }: PaletteProps) {
  const asks = useRef(false);
  const change = (next: boolean) => {
    asks.current = false;
    onOpenChange(next);
  };
  const ask = (words: string) => {
    asks.current = true;
    onOpenChange(false);
    openPanel(words);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => change(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogFace.backdrop} />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center overflow-hidden p-2 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label="Search"
            // Asking the assistant moves the focus into its panel.
            finalFocus={() => !asks.current}
            className="popup flex max-h-[min(36rem,calc(100dvh-1rem))] w-full max-w-xl flex-col overflow-hidden rounded-large outline-none"
          >
            <Search key={times} pages={pages} onClose={() => change(false)} onAsk={ask} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SearchProps = {
  pages: readonly PalettePage[];
  onClose: () => void;
  onAsk: (words: string) => void;
};

/** Starts over at each opening, even if it has not finished closing. */
function Search({ pages, onClose, onAsk }: SearchProps) {
  const [typed, setTyped] = useState('');
  const personId = useAuth().user?.id ?? '';
  const [recent] = useState(() => recentItems(personId));
  const { groups: found, waiting, error, retry } = useFind(typed);
  const navigate = useNavigate();
  const groups = shownGroups(typed, pages, recent, found);
  // Not before the search has answered: Enter must not ask about something that it would have found.
  const asking = typed.trim() === '' || waiting ? [] : [{ value: 'Assistant', items: [askItem] }];
  const openItem = (item: PaletteItem) => {
    if (item.kind === 'ask') return onAsk(typed.trim());
    rememberItem(personId, item);
    onClose();
    void navigate(item.to);
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={[...groups, ...asking]}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={({ label }: PaletteItem) => label}
      autoHighlight="always"
      keepHighlight
    >
      <PaletteInput waiting={waiting} />
      <PaletteList
        count={groups.reduce((sum, { items }) => sum + items.length, 0)}
        typed={typed}
        waiting={waiting}
        error={error}
        onRetry={retry}
        onOpen={openItem}
      />
    </Autocomplete.Root>
  );
}

/** Without text: recent items and all pages. Empty groups are omitted. */
function shownGroups(
  typed: string,
  pages: readonly PalettePage[],
  recent: readonly PaletteItem[],
  found: readonly PaletteGroup[],
): PaletteGroup[] {
  const all = pages.map(pageItem);
  const groups =
    typed.trim() === ''
      ? [
          { value: 'Recent', items: [...recent] },
          { value: 'Pages', items: all.filter(({ value }) => recent.every((one) => one.value !== value)) },
        ]
      : [{ value: 'Pages', items: matching(all, typed).slice(0, 6) }, ...found];
  return groups.filter(({ items }) => items.length > 0);
}
