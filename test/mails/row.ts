import type { CastName } from './cast.ts';

/** To whom, the subject, and what the mail says at least. `former`: an address that its person left. */
export type Row = readonly [to: CastName | 'former', subject: string, ...says: RegExp[]];
