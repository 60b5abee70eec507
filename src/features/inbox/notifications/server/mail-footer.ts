import type { Work } from '#platform/context.ts';

/** The last paragraph of every optional mail. */
export function mailFooter(work: Pick<Work, 'link'>): string {
  return `Choose which emails you get:\n${work.link('/user/profile#notifications')}`;
}
