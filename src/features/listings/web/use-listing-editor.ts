import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#web/api.ts';
import { ApiError } from '#web/api-error.ts';
import { useServerErrors } from '#web/forms/use-server-errors.ts';
import { saveListing } from '../contract.ts';
import { draftFrom, fingerprint, formFrom, type ListingForm, listingResolver } from './listing-form.ts';
import { listingsKey } from './marketplace-queries.ts';
import { type Conflict, mergeForms } from './merge-forms.ts';
import { type Leak, type OwnListing, ownListing } from './queries.ts';
import { leaksFrom } from './refused-leaks.ts';
import { clearUnsaved, keepUnsaved, readUnsaved } from './unsaved-listing.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

export type ListingEditor = {
  form: UseFormReturn<ListingForm>;
  values: ListingForm;
  /** What is stored, as far as this form knows. */
  base: OwnListing;
  /** Somebody saved a newer version while this form was being changed; `null` if not. */
  newer: OwnListing | null;
  conflicts: readonly Conflict[];
  dirty: boolean;
  saveState: SaveState;
  error: string | null;
  /** A public listing was refused for these: warnings wait to be acknowledged, the others to be mended. */
  refused: readonly Leak[];
  restored: boolean;
  /** The stored listing, or `null` where something is in the way. */
  save(options?: { acknowledgeWarnings?: boolean }): Promise<OwnListing | null>;
  dismissRefused(): void;
  /** Throws away what is not saved. */
  discard(): void;
  /** Brings the newer version in and keeps what was typed here. */
  merge(): void;
  /** After a move: reads the listing again. */
  reload(): Promise<void>;
};

/** The editor's state: one form that stands on one version of the listing. `latest` is what the cache holds. */
export function useListingEditor(latest: OwnListing, personId: string): ListingEditor {
  const whose = { personId, listingId: latest.id };
  const [unsaved] = useState(() => readUnsaved(whose));
  const [base, setBase] = useState(latest);
  const [restored, setRestored] = useState(unsaved !== null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [refused, setRefused] = useState<readonly Leak[]>([]);
  const [attempt, setAttempt] = useState<'idle' | 'saving' | 'failed'>('idle');
  const saving = useRef(false);
  const queries = useQueryClient();
  const form = useForm<ListingForm>({
    resolver: listingResolver,
    mode: 'onTouched',
    defaultValues: unsaved?.form ?? formFrom(latest.draft),
  });
  const server = useServerErrors(form);
  const values = form.watch();
  const typed = fingerprint(values);
  const dirty = typed !== fingerprint(formFrom(base.draft));

  const stand = (on: OwnListing, fields: ListingForm) => {
    setBase(on);
    form.reset(fields);
  };

  // Reason: session storage is outside of React. What was typed must outlast a reload or the end of a session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` stands for the values
  useEffect(() => {
    if (dirty) keepUnsaved({ personId, listingId: base.id }, base.version, values);
    else clearUnsaved();
  }, [dirty, typed, base.id, base.version, personId]);

  // Reason: the cache changed by itself (another page, a move). An untouched form follows; a changed one asks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is the event
  useEffect(() => {
    if (latest.version > base.version && !dirty && !saving.current) stand(latest, formFrom(latest.draft));
  }, [latest.version, base.version, dirty]);

  const save: ListingEditor['save'] = async ({ acknowledgeWarnings = false } = {}) => {
    if (saving.current) return null;
    server.clear();
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
    saving.current = true;
    setAttempt('saving');
    const sent = form.getValues();
    try {
      const body = { ...draftFrom(sent), version: base.version, acknowledgeWarnings };
      const view = await call(saveListing, { params: { id: base.id }, body });
      queries.setQueryData(ownListing(base.id).queryKey, view);
      forgetOthers(queries);
      const untouched = fingerprint(form.getValues()) === fingerprint(sent);
      stand(view, untouched ? formFrom(view.draft) : form.getValues());
      setAttempt('idle');
      setRefused([]);
      setRestored(false);
      setConflicts([]);
      return view;
    } catch (error) {
      setAttempt('failed');
      const leaks = leaksFrom(error);
      setRefused(leaks);
      if (isStale(error)) await queries.fetchQuery(ownListing(base.id)).catch(console.error);
      else if (leaks.length === 0) server.show(error);
      return null;
    } finally {
      saving.current = false;
    }
  };

  return {
    form,
    values,
    base,
    newer: latest.version > base.version && dirty && attempt !== 'saving' ? latest : null,
    conflicts,
    dirty,
    saveState:
      attempt === 'saving' ? 'saving' : !dirty ? 'saved' : attempt === 'failed' ? 'failed' : 'unsaved',
    error: server.error,
    refused,
    restored: restored && dirty,
    save,
    dismissRefused: () => setRefused([]),
    discard() {
      server.clear();
      setAttempt('idle');
      setRestored(false);
      setConflicts([]);
      stand(latest, formFrom(latest.draft));
    },
    merge() {
      const result = mergeForms(formFrom(base.draft), form.getValues(), formFrom(latest.draft));
      server.clear();
      setAttempt('idle');
      setConflicts(result.conflicts);
      stand(latest, result.merged);
    },
    async reload() {
      forgetOthers(queries);
      const view = await queries.fetchQuery(ownListing(base.id));
      stand(view, formFrom(view.draft));
    },
  };
}

/** Everything else that shows listings is old now. */
function forgetOthers(queries: QueryClient): void {
  void queries.invalidateQueries({
    queryKey: listingsKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'own' && queryKey[1] !== 'leak-check',
  });
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale';
}
