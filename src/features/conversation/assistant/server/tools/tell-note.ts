import { z } from 'zod';
import type { ReadAs } from '#http/own-reads.ts';
import { pages } from '../../domain/acts/act.ts';
import { factOf, type Source } from '../../domain/fact.ts';
import { type NoteName, noteOf, notes } from '../../domain/notes/notes.ts';
import { helpIndex } from '../help-index.ts';
import { pageSource } from './page-source.ts';
import { placeOf } from './placed.ts';
import { type Found, tool } from './tool.ts';

const names = Object.keys(notes) as [NoteName, ...NoteName[]];

const itself: Source = {
  kind: 'article',
  title: 'What Appa can do and what it never does',
  href: '/help/what-appa-can-do',
  quote: null,
};

async function articleSource(slug: string): Promise<Source | null> {
  const { articles } = await helpIndex();
  const article = articles.find((one) => one.slug === slug);
  return article ? { kind: 'article', title: article.title, href: `/help/${slug}`, quote: null } : null;
}

/**
 * `page`: where it is asked, as it may name the very object. `side`: of the sale, whose steps are told. `hasModel`: it
 * writes drafts, so that it is not offered the note that none are written; told without it, the note says that it failed.
 */
export function tellNoteTool(read: ReadAs, hasModel: boolean) {
  const offered: z.ZodType<NoteName> = hasModel ? z.enum(names).exclude(['noDrafts']) : z.enum(names);
  return tool({
    name: 'tell_note',
    words: 'What Appa says about itself, about its bounds, and about what this site does and does not have.',
    parameters: z.object({
      note: offered,
      page: z.string().max(200).optional(),
      side: z.enum(['buyer', 'seller']).optional(),
    }),
    run: async (call, { note: name, page, side }): Promise<Found> => {
      const note = noteOf(name);
      const { at, bound, help, toSellers, withModel } = note;
      const { says, es } = (hasModel && withModel) || (side === 'seller' && toSellers) || note;
      const article = help === undefined ? null : await articleSource(help);
      if (!at) return { facts: [factOf(says, article ?? itself, es)] };
      const href = await placeOf(read, call, { at }, page);
      const open = { kind: 'open' as const, label: `Open ${pages[at]}`, href };
      return { facts: [factOf(says, article ?? pageSource(at, href), es)], proposals: bound ? [] : [open] };
    },
  });
}
