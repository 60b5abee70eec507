import { z } from 'zod';
import { listWatched } from '#features/marketplace/watch-list/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingStates } from '../../domain/listing-states.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 12;
export const watchReads = [listWatched] as const;

export function myWatchListTool(read: ReadAs) {
  return tool({
    name: 'my_watch_list',
    words:
      'The listings that the person who asks watches, and whether each is live, under offer, sold or withdrawn.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const watched = (await everyPage((query) => read(call, listWatched, { query }))).items;
      const page = pageSource('/marketplace/watch-list');
      if (watched.length === 0) return { facts: [factOf(none, page, noneInSpanish)] };
      const facts: Fact[] = watched.slice(0, mostTold).map(({ listingId, title, standing }) =>
        factOf(`- ${quoted(shown(title, 'a listing'))} is ${listingStates[standing]}.`, {
          kind: 'listing',
          title: shown(title, 'a listing'),
          href: `/listing/${listingId}`,
          quote: null,
        }),
      );
      const gone = watched.filter(({ standing }) => standing === 'sold' || standing === 'withdrawn').length;
      return {
        facts: [
          factOf(`Of your watch list of ${watched.length}, ${gone} are sold or withdrawn.`, page),
          ...facts,
        ],
      };
    },
  });
}

const none = 'Your watch list is empty: you watch no listing, so none of it was sold or withdrawn.';
const noneInSpanish = 'Su lista está vacía: no sigue ningún anuncio.';
