import type { RawInput } from './input.ts';
import type { Deps, Facts } from './work.ts';

/** What says who calls, and about which object. */
export type Calling = {
  deps: Deps;
  facts: Facts;
  request: Request;
  raw: RawInput;
  /** Told which access token acts, for the log. */
  acting?: (tokenId: string) => void;
};
