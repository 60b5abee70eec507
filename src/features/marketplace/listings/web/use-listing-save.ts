import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formFrom, meaning } from './listing-form.ts';
import { type Leak, type OwnListing, ownListing } from './queries.ts';
import type { SaveOptions } from './saving.ts';
import { forgetOthers, type Sent, sendListing } from './send-listing.ts';
import type { EditedListing } from './use-edited-listing.ts';

type Outcomes = {
  saved: () => void;
  /** A field does not hold what the contract takes. */
  stuck: (why: string) => void;
  refused: (leaks: readonly Leak[]) => void;
  /** Only while saving by itself: a person is asked first. */
  stale: (theirs: OwnListing) => void;
  failed: (sent: Extract<Sent, { kind: 'failed' }>) => void;
};

export function useAttempt({ form, server, base, standing, standOn }: EditedListing, tell: Outcomes) {
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const queries = useQueryClient();
  const attempt = async ({ acknowledgeWarnings = false, quiet = false, keepalive = false }: SaveOptions) => {
    server.clear();
    if (!(await form.trigger(undefined, { shouldFocus: !quiet }))) {
      tell.stuck('A field needs another look.');
      return null;
    }
    setSaving(true);
    const sent = await sendListing(standing.current, form.getValues(), { acknowledgeWarnings, keepalive });
    setSaving(false);
    if (sent.kind === 'saved') {
      queries.setQueryData(ownListing(base.id).queryKey, sent.view);
      forgetOthers(queries);
      standOn(sent.view);
      setSavedAt(Date.now());
      tell.saved();
      return sent.view;
    }
    tell.refused(sent.kind === 'leaks' ? sent.leaks : []);
    if (sent.kind === 'stale') {
      const theirs = await queries.fetchQuery(ownListing(base.id)).catch(() => null);
      if (theirs && quiet) tell.stale(theirs);
    } else if (sent.kind === 'failed') {
      if (!quiet || !sent.transient) server.show(sent.error);
      tell.failed(sent);
    }
    return null;
  };
  return { saving, savedAt, attempt };
}

type Attempt = ReturnType<typeof useAttempt>['attempt'];

/** One after the other: the second builds on the version that the first creates. */
export function useInTurn({ form, standing }: EditedListing, attempt: Attempt) {
  const running = useRef<Promise<OwnListing | null> | null>(null);
  const save = async (options: SaveOptions = {}): Promise<OwnListing | null> => {
    while (running.current) await running.current;
    const now = meaning(form.getValues());
    if (now === meaning(formFrom(standing.current.draft))) return standing.current;
    running.current = attempt(options);
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  };
  return { running, save };
}
