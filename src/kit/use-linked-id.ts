import { useSearchParams } from 'react-router';
import { isUuid } from '#kernel/ids.ts';

/** The identifier of what a notice leads to, if the URL names one under `name`. */
export function useLinkedId(name: string): string | null {
  const id = useSearchParams()[0].get(name) ?? '';
  return isUuid(id) ? id : null;
}
