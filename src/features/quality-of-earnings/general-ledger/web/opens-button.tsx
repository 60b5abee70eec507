import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';

type Props = { behind: string; onOpen: () => void; className?: string; children: ReactNode };

/** A figure that opens what is behind it, which `behind` names to those who cannot see where it stands. */
export function OpensButton({ behind, onOpen, className, children }: Props) {
  return (
    <button
      type="button"
      className={cx('min-h-9 rounded-small px-2 hover:bg-raised hover:underline', className)}
      onClick={onOpen}
    >
      {children}
      <span className="sr-only">, {behind}</span>
    </button>
  );
}
