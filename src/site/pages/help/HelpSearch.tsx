import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { HelpHit } from '#content/help/search.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import { countWords, HelpHits } from './HelpHits.tsx';

type Find = (query: string) => HelpHit[];
type Index = { state: 'none' } | { state: 'failed' } | { state: 'ready'; find: Find };

/** Hidden without JavaScript. `children` are shown while there is no query. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const { query, index, ask, load, field } = useHelpSearch();
  const wanted = query.trim();
  const hits = wanted !== '' && index.state === 'ready' ? index.find(wanted) : null;
  return (
    <div className="flex flex-col gap-10">
      <SearchField field={field} onFocus={load} onInput={ask} />
      <p role="status" className="sr-only">
        {hits && countWords(wanted, hits.length)}
      </p>
      {wanted === '' && children}
      {hits && <HelpHits query={wanted} hits={hits} />}
      {wanted !== '' && index.state === 'none' && <p className="text-muted">Searching …</p>}
      {wanted !== '' && index.state === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>
            The search could not be loaded. Check your connection and try again, or look through the list.
          </p>
          <button type="button" onClick={load} className={buttonFace('secondary')}>
            Try again
          </button>
          {children}
        </div>
      )}
    </div>
  );
}

type FieldProps = {
  field: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onInput: (typed: string) => void;
};

function SearchField({ field, onFocus, onInput }: FieldProps) {
  return (
    <search className="noscript:hidden">
      <div className="relative max-w-column">
        <label htmlFor="help-search" className="sr-only">
          Search the help articles
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          id="help-search"
          ref={field}
          type="search"
          enterKeyHint="search"
          placeholder="Search: SDE, NDA, deposit …"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={cx(inputFace, 'h-13 pl-12 text-lead')}
          onFocus={onFocus}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
    </search>
  );
}

function useHelpSearch() {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>({ state: 'none' });
  const field = useRef<HTMLInputElement>(null);
  const load = () => {
    if (index.state === 'ready') return;
    setIndex({ state: 'none' });
    loadSearch().then(
      (find) => setIndex({ state: 'ready', find }),
      () => setIndex({ state: 'failed' }),
    );
  };
  const ask = (typed: string) => {
    setQuery(typed);
    if (typed.trim() !== '' && index.state === 'none') load();
    keepInAddress(typed.trim());
  };
  // Reason: the query in the URL, or typed before hydration, is outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const asked = field.current?.value || (new URLSearchParams(location.search).get('q') ?? '');
    if (asked === '') return;
    if (field.current) field.current.value = asked;
    ask(asked.slice(0, 100));
  }, []);
  return { query, index, ask, load, field };
}

/** Lets people return to the results and share them. The router need not know. */
function keepInAddress(query: string): void {
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query })}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

/** Loaded only for people who search. */
async function loadSearch(): Promise<Find> {
  const [{ helpArticles }, { createHelpSearch }] = await Promise.all([
    import('#content/help/articles.ts'),
    import('#content/help/search.ts'),
  ]);
  return createHelpSearch(helpArticles);
}
