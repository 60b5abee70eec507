import type { ComponentType } from 'react';
import type { CheckHead } from './queries.ts';

/** A tab of the check page, loaded when it is opened. */
export type CheckPart = {
  name: string;
  label: string;
  shown: (check: CheckHead) => boolean;
  load: () => Promise<ComponentType<{ check: CheckHead }>>;
};

/** For owners and brokers, not helpers. */
export const ofWhole = ({ side }: CheckHead): boolean => side !== 'helper';
export const ofBooks = ({ books }: CheckHead): boolean => books;
export const ofOwner = ({ side }: CheckHead): boolean => side === 'owner';
