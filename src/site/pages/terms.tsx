import { brand } from '#content/brand.ts';
import { terms } from '#content/terms.ts';
import { paths } from '#kit/paths.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { LegalText } from './LegalText.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: terms().title,
    description: `What you and ${brand.name} may expect of each other.`,
  });
export const handle = { calm: true };

export default function TermsPage() {
  return <LegalText page={terms()} pdf={paths.termsPdf()} />;
}
