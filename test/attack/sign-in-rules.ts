import { passkeyRules } from './passkey-rules.ts';
import type { Rule } from './rule-words.ts';
import { sessionRules } from './session-rules.ts';
import { twoFactorRules } from './two-factor-rules.ts';

/** Everything by which somebody shows who they are. */
export const signInRules: readonly Rule[] = [...passkeyRules, ...sessionRules, ...twoFactorRules];
