import { Passport } from '#features/agreements/nda-passports/web/passport.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('NDA passport', { hidden: true });

export default function NdaPassportPage() {
  return (
    <>
      <PageHeader
        title="NDA passport"
        lead="Sign one master agreement. Where a seller accepts passports, you then join with one click."
      />
      <Passport />
    </>
  );
}
