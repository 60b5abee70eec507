import type { CastName } from './cast.ts';

/** Recipient, subject, and minimal content. `former`: an address that the person no longer uses. */
export type Row = readonly [to: CastName | 'former', subject: string, ...says: RegExp[]];
