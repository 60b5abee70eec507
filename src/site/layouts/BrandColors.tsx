import { branding } from '#content/branding.ts';
import { type Accent, themes } from '#kernel/theme-colors.ts';

/** The published colors, over those of tokens.css. */
export function BrandColors({ nonce }: { nonce: string | null }) {
  const { accents } = branding();
  if (!accents) return null;
  const css = themes.map((theme) => `html[data-theme="${theme}"]{${variables(accents[theme])}}`).join('');
  return (
    <style
      nonce={nonce ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colors that the contract restricts to hexadecimal digits
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

function variables({ accent, hover, press, on, soft }: Accent): string {
  return `--accent:${accent};--accent-hover:${hover};--accent-press:${press};--on-accent:${on};--accent-soft:${soft}`;
}
