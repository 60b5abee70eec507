import { listSiteNotes } from '#site/site-notes/contract.ts';
import { expectOk, type Someone } from './people.ts';

/** The titles of the notes above the admin dashboard, but for the one of every site that has no branding yet. */
export async function siteNotes(admin: Pick<Someone, 'get'>): Promise<string[]> {
  const { items } = listSiteNotes.reply.parse(await expectOk(admin.get('/api/site-notes')));
  return items
    .map(({ title }) => title)
    .filter((title) => title !== 'The site has no address of its own yet');
}
