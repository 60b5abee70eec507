import type { Feature } from '#http/feature.ts';
import { changes, reads, uploads } from '#http/mount.ts';
import type { Reader } from '#platform/context.ts';
import type { Images } from '#platform/images/images.ts';
import * as contract from '../contract.ts';
import type { CurrentBranding } from './current-branding.ts';
import { addMark, getBranding, publishDraft, readMark, restoreVersion, saveDraft } from './edit-branding.ts';
import { brandingProblems } from './problems.ts';
import { legalFiles, markFile } from './public-files.ts';

type Parts = { db: Reader; branding: CurrentBranding; pictures: Images };

export function brandingFeature({ db, branding, pictures }: Parts): Feature {
  return {
    name: 'branding',
    routes: [
      reads(contract.getBranding, (reading) => getBranding(reading, branding)),
      changes(contract.saveBrandingDraft, (work, input) => saveDraft(work, input, branding)),
      changes(contract.publishBranding, (work, input) => publishDraft(work, input, branding)),
      changes(contract.restoreBranding, (work, input) => restoreVersion(work, input, branding)),
      uploads(
        contract.addBrandingMark,
        (reading, input) => readMark(reading, input, pictures),
        (work, _input, bytes) => addMark(work, bytes),
      ),
    ],
    web: [markFile(db), ...legalFiles(branding)],
    problems: brandingProblems,
    background: branding,
  };
}
