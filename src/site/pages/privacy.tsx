import { brand } from '#content/brand.ts';
import { privacy } from '#content/privacy.ts';
import { paths } from '#kit/paths.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { LegalText } from './LegalText.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: privacy().title,
    description: `What ${brand.name} keeps of you, why, for how long, and who sees it.`,
  });
export const handle = { calm: true };

export default function PrivacyPage() {
  return <LegalText page={privacy()} pdf={paths.privacyPdf()} />;
}
