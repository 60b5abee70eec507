import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { changeSearch, forgetSearch } from './change-search.ts';
import { readSearches } from './read-searches.ts';
import { saveSearch } from './save-search.ts';
import { stopMailsByToken } from './stop-mails.ts';
import { stopTokens } from './stop-token.ts';

const stopsPerAddress: LimitRule = { name: 'saved-search-mail', most: 60, seconds: 3_600 };

export function savedSearchRoutes(secret: Uint8Array): readonly Route[] {
  const tokens = stopTokens(secret);
  return [
    reads(contract.listSavedSearches, readSearches),
    changes(contract.saveSearch, saveSearch),
    changes(contract.changeSavedSearch, changeSearch),
    changes(contract.deleteSavedSearch, forgetSearch),
    changes(contract.stopSavedSearchMails, (work, input) => stopMailsByToken(work, input, tokens), {
      limits: ({ origin }) => [{ rule: stopsPerAddress, subject: origin.address }],
    }),
  ];
}
