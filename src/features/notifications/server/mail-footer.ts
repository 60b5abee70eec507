import type { Work } from '#platform/context.ts';

/** The last paragraph of every mail that one can choose. */
export function mailFooter(work: Pick<Work, 'link'>): string {
  return `Choose what you get by mail: ${work.link('/user/profile#notifications')}`;
}
