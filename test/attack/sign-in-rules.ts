import { passkeyRules } from './passkey-rules.ts';
import type { Rule } from './rule-words.ts';
import { sessionRules } from './session-rules.ts';
import { tokenRules } from './token-rules.ts';
import { twoFactorRules } from './two-factor-rules.ts';

export const signInRules: readonly Rule[] = [
  ...passkeyRules,
  ...sessionRules,
  ...tokenRules,
  ...twoFactorRules,
];
