import { Slider as Base } from '@base-ui/react/slider';

type Props = {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  /** For screen readers: the visible label names the text field next to it. */
  label: string;
  valueText: string;
};

/** Used together with a field in which the value can be typed. */
export function Slider({ value, onValueChange, min, max, step, disabled = false, label, valueText }: Props) {
  return (
    <Base.Root
      value={Math.min(Math.max(value, min), max)}
      onValueChange={(next) => onValueChange(Array.isArray(next) ? (next[0] ?? value) : next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
    >
      <Base.Control className="flex h-11 w-full touch-none select-none items-center data-disabled:opacity-55">
        <Base.Track className="h-1.5 w-full rounded-round bg-raised">
          <Base.Indicator className="rounded-round bg-accent" />
          <Base.Thumb
            getAriaLabel={() => label}
            getAriaValueText={() => valueText}
            className="size-5 rounded-round border-2 border-surface bg-accent outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
