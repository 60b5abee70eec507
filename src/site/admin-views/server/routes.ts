import { changes, type Route } from '#http/mount.ts';
import type { ApplicationKeys } from '#http/session.ts';
import * as contract from '../contract.ts';
import { startView, stopView } from './views.ts';

export function adminViewRoutes(keys: ApplicationKeys): readonly Route[] {
  return [
    changes(contract.startView, (work, input) => startView(work, input, keys)),
    changes(contract.stopView, stopView),
  ];
}
