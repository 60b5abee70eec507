import type { ReactNode } from 'react';

/** What a page puts beside the field of an answer, for what comes after the deal room. */
export type AnswerSlot = (answer: { id: string; text: string; onText: (text: string) => void }) => ReactNode;
