import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { useFieldRefusal } from './field-refusals.ts';

type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabledReason?: string | null;
};

type Props = {
  label: ReactNode;
  options: readonly RadioOption[];
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** The server's name of the field; its refusal is shown here. */
  name?: string;
};

export function RadioGroup({ label, options, value, onValueChange, hint, ...rest }: Props) {
  const { refusal, answer } = useFieldRefusal(rest.name);
  const error = rest.error ?? refusal;
  const labelId = useId();
  const helpId = useId();
  return (
    <Base
      value={value}
      onValueChange={(next) => {
        answer();
        onValueChange(String(next));
      }}
      aria-labelledby={labelId}
      aria-describedby={hint || error ? helpId : undefined}
      aria-invalid={error ? true : undefined}
      className="flex flex-col gap-2"
    >
      <span id={labelId} className="font-medium text-small">
        {label}
      </span>
      {options.map((option) => (
        <Choice key={option.value} option={option} />
      ))}
      {(hint || error) && (
        <span id={helpId} className={error ? 'text-bad text-small' : 'text-muted text-small'}>
          {error ?? hint}
        </span>
      )}
    </Base>
  );
}

function Choice({ option }: { option: RadioOption }) {
  const help = option.disabledReason ?? option.hint;
  // Base UI finds the label only after hydration.
  const textId = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control, with its own hidden input
    <label className="flex cursor-pointer items-start gap-3 py-1 has-data-disabled:cursor-not-allowed">
      <Radio.Root
        value={option.value}
        disabled={Boolean(option.disabledReason)}
        aria-labelledby={textId}
        className="touch-target mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-round border border-line-strong bg-surface transition-colors data-checked:border-accent data-disabled:opacity-55"
      >
        <Radio.Indicator className="size-2.5 rounded-round bg-accent data-unchecked:hidden" />
      </Radio.Root>
      <span id={textId} className="flex flex-col">
        <span>{option.label}</span>
        {help && <span className="text-muted text-small">{help}</span>}
      </span>
    </label>
  );
}
