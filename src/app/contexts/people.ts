import { tokenFeature } from '#features/people/access-tokens/server/feature.ts';
import { accountFeature } from '#features/people/accounts/server/feature.ts';
import { blockFeature } from '#features/people/blocks/server/feature.ts';
import { proofFeature } from '#features/people/buyer-proofs/server/feature.ts';
import { passkeyFeature } from '#features/people/passkeys/server/feature.ts';
import { sessionFeature } from '#features/people/sessions/server/feature.ts';
import { ssoFeature } from '#features/people/single-sign-on/server/feature.ts';
import { twoFactorFeature } from '#features/people/two-factor/server/feature.ts';
import { secondStepFor } from '#features/people/two-factor/server/second-step.ts';
import { webhookFeature } from '#features/people/webhooks/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<Parameters<typeof accountFeature>[0], 'known'> &
  Pick<Parameters<typeof tokenFeature>[0], 'titlesFor' | 'listingsOfRooms'>;

export function peopleFeatures(parts: Parts & Given): Feature[] {
  const { accounts, sso } = parts;
  const { publicUrl, adminsNeedTwoFactor: adminsNeedIt } = accounts;
  return [
    accountFeature({ ...parts, ...accounts, secondStep: secondStepFor }),
    sessionFeature(accounts),
    passkeyFeature({ publicUrl }),
    twoFactorFeature({ ...parts, publicUrl, adminsNeedIt }),
    ssoFeature({ ...parts, publicUrl, sso, accounts: { ...accounts, secondStep: secondStepFor } }),
    tokenFeature(parts),
    proofFeature(parts),
    blockFeature,
    webhookFeature(parts),
  ];
}
