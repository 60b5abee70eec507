import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import type { MenuEntry, MenuProps } from './menu-entry.ts';

/** Loaded at the first click, so it is initially open. */
export function OpenMenu({ trigger, entries, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} className="z-50 outline-none">
          <Base.Popup className="popup max-h-(--available-height) min-w-52 max-w-80 overflow-y-auto p-1 outline-none">
            {entries.map((entry, index) => (
              <Entry key={keyOf(entry, index)} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemFace =
  'flex min-h-10 cursor-default select-none items-center gap-3 rounded-small px-3 py-2 text-body outline-none data-highlighted:bg-raised';

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
    case 'heading':
      return <div className="px-3 pt-2 pb-1 text-muted text-tiny">{entry.label}</div>;
    case 'link':
      return (
        <Base.LinkItem
          closeOnClick
          onClick={() => entry.onSelect?.()}
          className={itemFace}
          render={<Link to={entry.to} prefetch="intent" />}
        >
          <EntryIcon icon={entry.icon} />
          {entry.label}
        </Base.LinkItem>
      );
    case 'check':
      return (
        <Base.CheckboxItem
          checked={entry.checked}
          onCheckedChange={entry.onCheckedChange}
          disabled={Boolean(entry.disabledReason)}
          className={itemFace}
        >
          <Tick on={entry.checked} />
          <span className="flex flex-col">
            {entry.label}
            {entry.disabledReason && <span className="text-muted text-tiny">{entry.disabledReason}</span>}
          </span>
        </Base.CheckboxItem>
      );
    case 'choice':
      return <Choice entry={entry} />;
    case 'action':
      return <Action entry={entry} />;
  }
}

function Action({ entry }: { entry: Extract<MenuEntry, { kind: 'action' }> }) {
  const { label, onSelect, icon, danger = false, hint, disabledReason } = entry;
  return (
    <Base.Item
      onClick={onSelect}
      disabled={Boolean(disabledReason)}
      className={cx(itemFace, danger && 'text-bad', (disabledReason || hint) && 'items-start')}
    >
      <EntryIcon icon={icon} />
      <span className="flex flex-col">
        <span className={cx(disabledReason && 'opacity-55')}>{label}</span>
        {hint && <span className={cx('text-muted text-tiny', disabledReason && 'opacity-55')}>{hint}</span>}
        {disabledReason && <span className="text-muted text-tiny">{disabledReason}</span>}
      </span>
    </Base.Item>
  );
}

function Choice({ entry }: { entry: Extract<MenuEntry, { kind: 'choice' }> }) {
  return (
    <Base.RadioGroup value={entry.value} onValueChange={(value) => entry.onChange(String(value))}>
      <div className="px-3 pt-2 pb-1 text-muted text-tiny">{entry.label}</div>
      {entry.options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={itemFace}>
          <Tick on={option.value === entry.value} />
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function Tick({ on }: { on: boolean }) {
  return <Check aria-hidden className={cx('size-4 text-accent', !on && 'invisible')} />;
}

function EntryIcon({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return Icon ? <Icon aria-hidden className="size-4 shrink-0 text-muted" /> : null;
}

function keyOf(entry: MenuEntry, index: number): string {
  if (entry.kind === 'separator') return `separator-${index}`;
  return `${entry.kind}-${entry.label}-${('hint' in entry && entry.hint) || ''}`;
}
