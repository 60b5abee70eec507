import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#kit/api.ts';
import { find } from '../contract.ts';
import { longestQuestion } from '../domain/question.ts';
import { foundGroups, matching, type PaletteGroup } from './palette-item.ts';

const restBeforeAsking = 150;

/** Debounced. A result always belongs to the current text. */
export function useFind(typed: string) {
  const question = useRested(typed.trim().slice(0, longestQuestion));
  const asked = useQuery({
    queryKey: ['find', question],
    queryFn: ({ signal }) => call(find, { query: { q: question } }, { signal }),
    enabled: question !== '',
    staleTime: 30_000,
    // Report a missing connection instead of waiting for one.
    networkMode: 'always',
    retry: 1,
    placeholderData: keepPreviousData,
  });
  const current = question === typed.trim() && !asked.isPlaceholderData;
  const groups = asked.data && question !== '' ? foundGroups(asked.data) : [];
  return {
    groups: current ? groups : stillFitting(groups, typed),
    waiting: typed.trim() !== '' && (!current || asked.isPending) && !asked.error,
    error: typed.trim() === '' ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}

/** Keeps only earlier results that match the new text: Enter must never open anything else. */
function stillFitting(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  return groups.map((group) => ({ ...group, items: matching(group.items, typed) }));
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  // Reason: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restBeforeAsking);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
