import { terms } from '#content/terms.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LegalText } from './LegalText.tsx';

export const meta = () => pageMeta(terms.title);
export const handle = { calm: true };

export default function TermsPage() {
  return <LegalText page={terms} pdf={paths.termsPdf()} />;
}
