import type { ComponentType } from 'react';
import type { CheckHead } from './queries.ts';

/** A part of the page of a check. Its code comes when it is opened. */
export type CheckPart = {
  /** As the address names it; '' is the first. */
  name: string;
  label: string;
  /** Who has it at all. */
  shown: (check: CheckHead) => boolean;
  load: () => Promise<ComponentType<{ check: CheckHead }>>;
};

/** Of the owner and of brokers under a mandate. */
export const ofWhole = ({ side }: CheckHead): boolean => side !== 'helper';
export const ofBooks = ({ books }: CheckHead): boolean => books;
export const ofOwner = ({ side }: CheckHead): boolean => side === 'owner';
