import { privacy } from '#content/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LegalText } from './LegalText.tsx';

export const meta = () => pageMeta(privacy.title);
export const handle = { calm: true };

export default function PrivacyPage() {
  return <LegalText page={privacy} pdf={paths.privacyPdf()} />;
}
