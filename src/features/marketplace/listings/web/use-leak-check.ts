import { useQuery } from '@tanstack/react-query';
import { useSettled } from '#kit/use-settled.ts';
import { type Leak, leakCheck, type OwnListing, type PublicTexts } from './queries.ts';

const pause = 600;
/** Limits of the contract; longer texts have a field error. */
const longest = { title: 120, description: 4000 };

export type LeakFindings = {
  leaks: readonly Leak[];
  texts: PublicTexts;
  state: 'current' | 'checking' | 'failed';
};

export function useLeakCheck(base: OwnListing, typed: PublicTexts): LeakFindings {
  const now = { title: typed.title.trim(), description: typed.description.trim() };
  const calm = useSettled(now, keyOf(now), pause);
  const saved = { title: base.draft.teaser.title, description: base.draft.teaser.description };
  const isSaved = keyOf(now) === keyOf(saved);
  const fits = now.title.length <= longest.title && now.description.length <= longest.description;
  const check = useQuery({
    ...leakCheck(base.id, base.version, calm.value),
    enabled: !isSaved && fits && keyOf(calm.value) !== keyOf(saved),
  });
  if (isSaved) return { leaks: base.leaks, texts: saved, state: 'current' };
  const { leaks, texts } = check.data ?? { leaks: base.leaks, texts: saved };
  if (check.isError && calm.settled) return { leaks, texts, state: 'failed' };
  return { leaks, texts, state: keyOf(texts) === keyOf(now) ? 'current' : 'checking' };
}

function keyOf({ title, description }: PublicTexts): string {
  return `${title}\n\n${description}`;
}
