import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { inputFace } from './input-face.ts';
import type { Option } from './Select.tsx';

type Props = {
  /** Empty if nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly Option[];
  /** Best match first; all options for an empty text. */
  find: (typed: string) => readonly Option[];
  /** Shown if nothing matches. */
  nothing: string;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
};

export function Combobox({ value, onValueChange, options, find, nothing, ...rest }: Props) {
  // Only typing filters the list: opening it with a choice shows all options.
  const [typed, setTyped] = useState('');
  return (
    <Base.Root
      items={[...options]}
      filteredItems={[...find(typed)]}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(next) => onValueChange(next?.value ?? '')}
      onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : '')}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      autoHighlight
      disabled={rest.disabled ?? false}
      {...(rest.name ? { name: rest.name } : {})}
    >
      <Base.InputGroup className={cx('relative', rest.className)}>
        <Base.Input
          placeholder={rest.placeholder}
          autoComplete="off"
          className={cx(inputFace, 'h-11 pr-11')}
        />
        <Base.Trigger
          aria-label="Show all"
          tabIndex={-1}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-muted"
        >
          <ChevronsUpDown aria-hidden className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50 outline-none">
          <Base.Popup className="popup max-h-[min(24rem,var(--available-height))] max-w-(--available-width) w-(--anchor-width) overflow-y-auto p-1">
            <Base.Empty className="px-3 py-2 text-muted empty:hidden">{nothing}</Base.Empty>
            <Base.List>{item}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function item(option: Option) {
  return (
    <Base.Item
      key={option.value}
      value={option}
      className="flex min-h-10 cursor-default items-center gap-2 rounded-small px-3 py-2 outline-none data-highlighted:bg-raised"
    >
      <span className="flex-1">{option.label}</span>
      <Base.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
