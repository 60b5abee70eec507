import { accessRequestFeature } from '#features/agreements/access-requests/server/feature.ts';
import { passportFeature } from '#features/agreements/nda-passports/server/feature.ts';
import { ndaTemplateFeature } from '#features/agreements/nda-templates/server/feature.ts';
import { ndaFeature } from '#features/agreements/ndas/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<Parameters<typeof ndaFeature>[0], 'alsoSealed'>;

export function agreementFeatures(parts: Parts & Given): Feature[] {
  const { publicUrl } = parts.accounts;
  return [
    ndaFeature({ ...parts, publicUrl }),
    ndaTemplateFeature(parts),
    passportFeature(parts),
    accessRequestFeature(parts),
  ];
}
