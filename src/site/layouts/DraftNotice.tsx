import { branding } from '#content/branding.ts';
import { paths } from '#kit/paths.ts';
import { buttonFace } from '#kit/ui/button-face.ts';

/** Stays while the admin follows links of the site: what is shown then is still the draft. */
export function DraftNotice() {
  if (!branding().draft) return null;
  return (
    <aside
      aria-label="Draft"
      className="sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t bg-amber-soft px-5 py-3"
    >
      <p className="text-small">
        <strong>This is the draft.</strong> Only admins see it. Everyone else sees what is published.
      </p>
      {/* Loads the page anew: the draft ends with this one. */}
      <a href={paths.branding()} className={buttonFace('secondary')}>
        Back to Branding
      </a>
    </aside>
  );
}
