import { CircleAlert } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import type { Service } from '#content/services.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import { anchorOf, formAction } from '../domain/form-anchors.ts';

export type AddressFormState = {
  busy: boolean;
  atField: string | undefined;
  error: string | null;
};

type Props = {
  service: Service;
  /** The URL fragment decides whether it shows, and which message. */
  inPlace: boolean;
  state: AddressFormState;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What the form without JavaScript says at the field. */
export const atFieldWords = { required: 'Required', invalid: 'Invalid email' } as const;
const later = 'That did not work just now. Wait a few minutes and try again.';

export function AddressForm({ service, inPlace, state, field, onSubmit }: Props) {
  const { list } = service;
  return (
    <div className={cx(inPlace && 'hidden group-has-[[data-refusal]:target,input:target]/waitlist:block')}>
      <FormShell
        label={service.name}
        action={formAction}
        onSubmit={onSubmit}
        error={state.error}
        busy={state.busy}
        submitLabel="Sign Up"
      >
        <input type="hidden" name="list" value={list} />
        <div className="flex flex-col gap-1.5">
          <AddressField list={list} message={state.atField} field={field} />
          {inPlace && (
            <>
              <Message id={anchorOf(list, 'required')} inPlace>
                {atFieldWords.required}
              </Message>
              <Message id={anchorOf(list, 'invalid')} inPlace>
                {atFieldWords.invalid}
              </Message>
              <Message id={anchorOf(list, 'later')} inPlace>
                {later}
              </Message>
            </>
          )}
        </div>
      </FormShell>
    </div>
  );
}

type FieldProps = { list: Service['list']; message: string | undefined; field: Props['field'] };

/** Not a Field: that sets its control's ID on hydration, but the browser focuses a fragment before. */
function AddressField({ list, message, field }: FieldProps) {
  const id = anchorOf(list, 'ask');
  const messageId = `${id}-message`;
  return (
    <>
      <label htmlFor={id} className="font-medium text-small">
        Email
      </label>
      <input
        id={id}
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId : undefined}
        data-invalid={message ? '' : undefined}
        className={cx(inputFace, 'h-11')}
      />
      {message && <Message id={messageId}>{message}</Message>}
    </>
  );
}

/** Looks like the message of a Field. `inPlace`: shown if the URL fragment names it. */
function Message({ id, inPlace = false, children }: { id: string; inPlace?: boolean; children: string }) {
  return (
    <p
      id={id}
      data-refusal={inPlace ? '' : undefined}
      className={cx('items-start gap-1.5 text-bad text-small', inPlace ? 'hidden target:flex' : 'flex')}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
