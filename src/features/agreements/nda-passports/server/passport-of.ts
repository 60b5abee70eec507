import type { Passport } from '#features/agreements/ndas/domain/passport.ts';
import type { MasterRow } from './store.ts';

/** The store returns signed masters only. */
export function passportOf(row: MasterRow): Passport {
  return {
    nda: {
      status: 'signed',
      templateId: row.template_id,
      templateVersion: row.template_version,
      termEndsAt: row.term_ends_at,
    },
    consentVersion: row.consent_version,
    withdrawnAt: row.withdrawn_at,
    sealed: row.sealed_sha256 !== null,
  };
}
