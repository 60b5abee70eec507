import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press aria-disabled:hover:bg-accent',
  secondary:
    'border-line bg-surface text-text hover:bg-raised active:border-line-strong aria-disabled:hover:bg-surface',
  quiet: 'border-transparent text-muted hover:bg-raised hover:text-text aria-disabled:hover:bg-transparent',
  danger: 'border-transparent bg-bad-solid text-on-bad hover:opacity-90 aria-disabled:hover:opacity-55',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'h-10 px-4 text-body',
  small: 'h-8 px-3 text-small',
  icon: 'size-9 justify-center',
};

export function buttonFace(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return cx(
    'touch-target inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-medium border font-semibold whitespace-nowrap transition-colors print:hidden',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80',
    variants[variant],
    sizes[size],
  );
}
