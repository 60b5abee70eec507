import type { FormEvent, ReactNode } from 'react';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  label?: string;
  className?: string;
  /** Where it leads where no script runs. */
  action?: string;
  children: ReactNode;
};

/** A form that saves nothing, so that nothing can be refused: a search, a page number, a question to the assistant. */
export function PlainForm({ onSubmit, label, className, action, children }: Props) {
  return (
    <form
      action={action}
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
