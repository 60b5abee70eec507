import type { Work } from '#platform/context.ts';

/** The last paragraph of every mail that one can choose. */
export function mailFooter(work: Pick<Work, 'link'>): string {
  return `Choose which emails you get:\n${work.link('/user/profile#notifications')}`;
}
