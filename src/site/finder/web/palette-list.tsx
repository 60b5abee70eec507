import { Autocomplete } from '@base-ui/react/autocomplete';
import { Building2, CircleQuestionMark, FileText, MessageCircle, Store, UserRound } from 'lucide-react';
import { counted } from '#kernel/counts.ts';
import { Button } from '#kit/ui/Button.tsx';
import type { ItemKind, PaletteGroup, PaletteItem } from './palette-item.ts';

type Props = {
  count: number;
  typed: string;
  waiting: boolean;
  error: Error | null;
  onRetry: () => void;
  onOpen: (item: PaletteItem) => void;
};

export function PaletteList({ count, typed, waiting, error, onRetry, onOpen }: Props) {
  return (
    <>
      <Autocomplete.Status className="sr-only">
        {waiting ? 'Searching' : counted(count, 'result')}
      </Autocomplete.Status>
      <div className="min-h-40 flex-1 overflow-y-auto overscroll-contain">
        {error && <Unreachable onRetry={onRetry} />}
        {count === 0 && !error && (
          <p className="px-4 py-6 text-muted">
            {waiting ? 'Searching …' : `Nothing is called “${typed.trim().slice(0, 60)}” that you can open.`}
          </p>
        )}
        <Autocomplete.List className="scroll-py-2 p-2 empty:hidden">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
              <Autocomplete.GroupLabel className="px-3 py-1.5 text-muted text-tiny">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => <Line key={item.value} item={item} onOpen={onOpen} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <p aria-hidden className="flex gap-4 border-t px-4 py-2 text-muted text-tiny max-sm:hidden">
        <span>↑ ↓ to move</span>
        <span>Enter to open</span>
        <span>Esc to close</span>
      </p>
    </>
  );
}

const icons: Record<ItemKind, typeof Store> = {
  page: FileText,
  listing: Store,
  document: FileText,
  business: Building2,
  person: UserRound,
  help: CircleQuestionMark,
  ask: MessageCircle,
};

function Line({ item, onOpen }: { item: PaletteItem; onOpen: (item: PaletteItem) => void }) {
  const Icon = icons[item.kind];
  return (
    <Autocomplete.Item
      value={item}
      onClick={() => onOpen(item)}
      className="flex min-h-11 cursor-default select-none scroll-my-2 items-center gap-3 rounded-small px-3 py-2 outline-none data-highlighted:bg-raised"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="max-w-[45%] truncate text-muted text-small">{item.hint}</span>}
    </Autocomplete.Item>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 text-small">
      <p>The search could not be reached. Pages can be opened all the same.</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
