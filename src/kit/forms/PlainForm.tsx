import type { FormEvent, ReactNode } from 'react';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  label?: string;
  className?: string;
  /** The target without JavaScript. */
  action?: string;
  children: ReactNode;
};

/** For forms that save nothing and so have no errors: a search, a page number, a question to the assistant. */
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
