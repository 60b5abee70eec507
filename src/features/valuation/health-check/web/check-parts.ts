import type { ComponentType } from 'react';
import type { CheckHead } from './queries.ts';

export type CheckPart = {
  name: string;
  label: string;
  shown: (check: CheckHead) => boolean;
  load: () => Promise<ComponentType<{ check: CheckHead }>>;
};

export const ofWhole = ({ side }: CheckHead): boolean => side !== 'helper';
export const ofBooks = ({ books }: CheckHead): boolean => books;
export const ofOwner = ({ side }: CheckHead): boolean => side === 'owner';
