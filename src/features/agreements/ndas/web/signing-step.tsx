import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#kit/ui/cx.ts';

type Props = { number: number; title: string; done: boolean; children: ReactNode };

export function SigningStep({ number, title, done, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="flex items-center gap-3 text-title">
        <span
          aria-hidden
          className={cx(
            'tabular flex size-8 shrink-0 items-center justify-center rounded-round border font-sans font-semibold text-small',
            done ? 'border-good/40 bg-good-soft text-good' : 'border-line-strong text-muted',
          )}
        >
          {done ? <Check className="size-4" /> : number}
        </span>
        {title}
        {done && <span className="sr-only"> (done)</span>}
      </h2>
      {children}
    </section>
  );
}
