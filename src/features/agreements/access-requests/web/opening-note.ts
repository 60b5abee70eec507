import { type ComponentType, createContext } from 'react';
import type { GrantedStage } from '#features/marketplace/listings/domain/stage.ts';
import type { RequestView } from './queries.ts';

export type OpeningNoteProps = {
  request: RequestView;
  /** The access level that the step opens; `null` for the NDA, which opens nothing. */
  opens: GrantedStage | null;
};

/** What later contexts know about a step that lets a buyer in. The page fills it; the dialogs show it. */
export const OpeningNote = createContext<ComponentType<OpeningNoteProps> | null>(null);
