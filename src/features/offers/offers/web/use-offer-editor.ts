import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { ApiError, refusalsOf } from '#kit/api-error.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { saveOffer, sendTerms } from '../contract.ts';
import { type TermFaults, termFaults } from '../domain/check-terms.ts';
import { faultWords } from '../domain/fault-words.ts';
import { cashFollowed, withFollowing } from '../domain/starting-terms.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { keptTerms } from './kept-terms.ts';
import { type OfferInFull, offerQuery, offersKey } from './queries.ts';

export type OfferEditor = ReturnType<typeof useOfferEditor>;

export function useOfferEditor(offer: OfferInFull, start: OfferTerms, onSent: () => void) {
  const queries = useQueryClient();
  const draft = offer.status === 'draft';
  const [kept] = useState(() => keptTerms(offer.id).read());
  const [terms, setTerms] = useState(kept ?? start);
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(offer.version);
  const [checked, setChecked] = useState(false);
  const [checks, setChecks] = useState(0);
  const [state, setState] = useState('');
  const [local, setLocal] = useState<string | null>(null);
  const accept = (next: OfferInFull) => {
    keptTerms(offer.id).forget();
    setSaved(terms);
    setVersion(next.version);
    queries.setQueryData(offerQuery(offer.id).queryKey, next);
    return queries.invalidateQueries({ queryKey: [...offersKey, 'list'] });
  };
  const body = { version, terms };
  const saving = useSingleMutation({
    mutationFn: () => call(saveOffer, { params: { id: offer.id }, body }),
    onSuccess: (next) => {
      setState('Saved');
      return accept(next);
    },
  });
  const sending = useSingleMutation({
    mutationFn: (said: { ownerAgreed?: true }) =>
      call(sendTerms, { params: { id: offer.id }, body: { ...body, ...said } }),
    onSuccess: async (next) => {
      await accept(next);
      onSent();
    },
  });
  const faults = checked ? faultsOf(terms, offer) : serverFaults(sending.error);
  const failure = sending.error ?? saving.error;
  return {
    terms,
    faults,
    checks,
    state,
    restored: kept !== null,
    dirty: terms !== saved,
    cashFollows: cashFollowed(start, terms),
    cashBefore: start.cash,
    saving: saving.isPending,
    sending: sending.isPending,
    error: local ?? (failure && staleWords(failure)) ?? failure,
    set(name: keyof OfferTerms, value: unknown) {
      const next = withFollowing(offer.kind, terms, { ...terms, [name]: value }, start);
      setTerms(next);
      setState(draft ? 'Not saved yet' : 'Kept in this tab until you send it');
      if (unreadable(next).length === 0) keptTerms(offer.id).keep(next);
    },
    save() {
      const wrong = unreadable(terms).length > 0;
      setChecked(wrong);
      setLocal(wrong ? 'Some amounts can’t be read. They are marked.' : null);
      if (!wrong) saving.mutate();
    },
    /** Continues once a draft is saved, so that it is on every device if the user leaves during the review. */
    saveBefore(goOn: () => void) {
      if (draft && terms !== saved) saving.mutate(undefined, { onSuccess: goOn });
      else goOn();
    },
    check() {
      const names = Object.keys(faultsOf(terms, offer));
      const wrong = names.length;
      setChecked(wrong > 0);
      if (wrong > 0) setChecks(checks + 1);
      setLocal(wrong > 0 ? faultWords(names) : null);
      return wrong === 0;
    },
    send(said: { ownerAgreed?: true }) {
      sending.mutate(said);
    },
  };
}

export function unreadable(terms: OfferTerms): (keyof OfferTerms)[] {
  return Object.entries(terms).flatMap(([name, value]) =>
    typeof value === 'number' && Number.isNaN(value) && isTerm(name, terms) ? [name] : [],
  );
}

function isTerm(name: string, terms: OfferTerms): name is keyof OfferTerms {
  return Object.hasOwn(terms, name);
}

function faultsOf(terms: OfferTerms, { kind }: OfferInFull): TermFaults {
  const garbled = unreadable(terms);
  if (garbled.length > 0) return Object.fromEntries(garbled.map((name) => [name, 'Enter an amount.']));
  return termFaults(terms, kind, new Date());
}

function serverFaults(error: Error | null): Readonly<Record<string, string | undefined>> {
  const named = Object.entries(refusalsOf(error)).map(([field, [words]]) => [
    field.replace(/^terms\./, ''),
    words,
  ]);
  return Object.fromEntries(named);
}

function staleWords(error: Error): string | null {
  return ApiError.refused<typeof saveOffer | typeof sendTerms>(error, 'stale')
    ? 'This offer was changed in another tab or by the other side. What you typed is kept in this tab: reload the page and send it again.'
    : null;
}
