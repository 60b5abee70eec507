import { counted } from '#kernel/counts.ts';
import type { BuyerStage } from '../domain/openings.ts';
import type { Openings } from './openings-query.ts';

const mostNamed = 6;

/** What a buyer can open in the deal room at a stage: how many documents, in which folders. */
export function openingSentence({ stages }: Pick<Openings, 'stages'>, at: BuyerStage): string {
  const found = stages.find(({ stage }) => stage === at);
  if (!found || found.documents === 0)
    return 'No published document of the deal room opens with it. If there are any, permit this buyer to see them in the room.';
  const named = found.folders.slice(0, mostNamed).map(({ number, name }) => `${number} ${name}`);
  const more = found.folders.length - named.length;
  const list = [...named, ...(more > 0 ? [counted(more, 'other folder')] : [])].join(', ');
  return `${counted(found.documents, 'published document')} of the deal room in ${counted(found.folders.length, 'folder')}: ${list}.`;
}
