import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { longestSearch } from '../domain/market.ts';

const calmAfter = 250;

type Props = { q: string; onSearch: (q: string) => void };

/** Updates the URL after a pause or at Enter, so that a keystroke re-renders only this box. */
export function MarketplaceSearchBox({ q, onSearch }: Props) {
  const { text, setText, search } = useSearchText(q, onSearch);
  return (
    <search className="min-w-0 flex-1 basis-72">
      <PlainForm className="relative" onSubmit={() => search(text.trim())}>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
        />
        <TextInput
          type="search"
          aria-label="Search by keyword"
          placeholder="Search by keyword"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-10"
        />
      </PlainForm>
    </search>
  );
}

function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const known = useRef(q);
  const search = (words: string) => {
    if (words === known.current) return;
    known.current = words;
    onSearch(words);
  };
  const latest = useRef(search);
  // Reason: the timer below needs the latest callback, and the URL can change without this box (back, clear).
  useEffect(() => {
    latest.current = search;
    if (q === known.current) return;
    known.current = q;
    setText(q);
  });
  // Reason: a timer.
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), calmAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, search };
}
