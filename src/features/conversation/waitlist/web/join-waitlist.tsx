import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Service } from '#content/services.ts';
import { call } from '#kit/api.ts';
import { reasonFromError, refusalsOf } from '#kit/api-error.ts';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { joinWaitlist } from '../contract.ts';
import { anchorOf } from '../domain/form-anchors.ts';
import { AddressForm, type AddressFormState, atFieldWords } from './address-form.tsx';
import { JoinedNotice } from './joined-notice.tsx';

/** `unasked`: nothing was done here yet, so the URL fragment decides what to show. */
type Stage = 'unasked' | 'asking' | 'joined';
const begin: AddressFormState = { busy: false, atField: undefined, error: null };

/** Without JavaScript the server handles the forms and redirects to an anchor: see form-anchors.ts. */
export function JoinWaitlist({ service }: { service: Service }) {
  const { list } = service;
  const { stage, email, field, notice, state, submit, ask } = useJoining(list);
  return (
    <div className="group/waitlist">
      {stage === 'unasked' && (
        <PlainForm
          action={`#${anchorOf(list, 'ask')}`}
          onSubmit={ask}
          className="group-has-[:target]/waitlist:hidden"
        >
          <Button type="submit">{service.button}</Button>
        </PlainForm>
      )}
      {stage !== 'joined' && (
        <AddressForm
          service={service}
          inPlace={stage === 'unasked'}
          state={state}
          field={field}
          onSubmit={submit}
        />
      )}
      <div ref={notice} role="status" tabIndex={-1} className="rounded-medium">
        <div
          id={stage === 'unasked' ? anchorOf(list, 'joined') : undefined}
          className={cx(stage === 'unasked' && 'hidden target:block')}
        >
          {stage !== 'asking' && <JoinedNotice service={service} email={email} />}
        </div>
      </div>
    </div>
  );
}

function useJoining(list: Service['list']) {
  const [stage, setStage] = useState<Stage>('unasked');
  const [email, setEmail] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { state, submit, refuse } = useSubmit(list, {
    onTry: () => setStage('asking'),
    onRefused: () => field.current?.focus(),
    onJoined: (address) => {
      flushSync(() => {
        setEmail(address);
        setStage('joined');
      });
      notice.current?.focus();
    },
  });
  // Reason: the page's address. Sent before the scripts were here, the form was answered with a place in this page: the
  // message there shows by itself, but which field it speaks of, a screen reader learns only from the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address that the page came with
  useEffect(() => {
    for (const stage of ['required', 'invalid'] as const)
      if (location.hash === `#${anchorOf(list, stage)}`) refuse(atFieldWords[stage]);
  }, []);
  const ask = () => {
    flushSync(() => setStage('asking'));
    field.current?.focus();
  };
  return { stage, email, field, notice, state, submit, ask };
}

type Outcomes = { onTry: () => void; onRefused: () => void; onJoined: (email: string) => void };

function useSubmit(list: Service['list'], { onTry, onRefused, onJoined }: Outcomes) {
  const [state, setState] = useState(begin);
  const running = useRef(false);
  const refuse = (atField: string) => {
    onTry();
    setState({ ...begin, atField });
    onRefused();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (running.current) return;
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const body = joinWaitlist.body.safeParse({ list, email: typed });
    if (!body.success) return refuse(body.error.issues[0]?.message ?? atFieldWords.invalid);
    onTry();
    running.current = true;
    setState({ ...begin, busy: true });
    try {
      await call(joinWaitlist, { body: body.data });
      setState(begin);
      onJoined(body.data.email);
    } catch (error) {
      const atField = refusalsOf(error).email?.[0];
      if (atField) refuse(atField);
      else setState({ ...begin, error: reasonFromError(error) });
    } finally {
      running.current = false;
    }
  };
  return { state, submit, refuse };
}
