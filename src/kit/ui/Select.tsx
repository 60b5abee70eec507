import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { cx } from './cx.ts';
import { inputFace } from './input-face.ts';

/** `hint` tells similar options apart. */
export type Option = { value: string; label: string; hint?: string };
export type OptionGroup = { label: string; options: readonly Option[] };

type Props = {
  value: string | null;
  onValueChange: (value: string) => void;
  options: readonly (Option | OptionGroup)[];
  placeholder?: string;
  /** Shown if there are no options. */
  nothing?: string;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
};

/** Needs an `aria-label` outside of a Field. */
export function Select({ value, onValueChange, options, name, className, ...rest }: Props) {
  const flat = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  return (
    <Base.Root
      items={flat}
      value={value === '' ? null : value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      disabled={rest.disabled ?? false}
      {...(name ? { name } : {})}
    >
      <Base.Trigger
        aria-label={rest['aria-label']}
        onBlur={rest.onBlur}
        className={cx(inputFace, 'flex h-11 items-center justify-between gap-3 text-left', className)}
      >
        <Base.Value
          placeholder={rest.placeholder ?? 'Choose'}
          className="truncate data-placeholder:text-muted"
        />
        <Base.Icon className="shrink-0 text-muted">
          <ChevronsUpDown aria-hidden className="size-4" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          alignItemWithTrigger={false}
          className="z-50 select-none outline-none"
        >
          <Base.Popup className="popup max-h-[min(24rem,var(--available-height))] max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto p-1">
            {rest.nothing && options.length === 0 && (
              <p role="status" className="px-3 py-2 text-muted">
                {rest.nothing}
              </p>
            )}
            <Options options={options} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Options({ options }: Pick<Props, 'options'>) {
  return (
    <Base.List>
      {options.map((entry) =>
        'options' in entry ? (
          <Base.Group key={entry.label}>
            <Base.GroupLabel className="px-3 pt-3 pb-1 text-tiny text-muted">{entry.label}</Base.GroupLabel>
            {entry.options.map(item)}
          </Base.Group>
        ) : (
          item(entry)
        ),
      )}
    </Base.List>
  );
}

function item({ value, label, hint }: Option) {
  return (
    <Base.Item
      key={value}
      value={value}
      {...(hint ? { 'aria-label': label, 'aria-description': hint } : {})}
      className="flex min-h-10 cursor-default items-center gap-2 rounded-small px-3 py-2 outline-none data-highlighted:bg-raised"
    >
      <span className="flex-1">
        <Base.ItemText>{label}</Base.ItemText>
        {hint && <span className="block max-w-prose text-muted text-small">{hint}</span>}
      </span>
      <Base.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
