import { z } from 'zod';

/** An admin's look at the product as somebody else, in this tab: with its key, whatever is asked is asked as them. */
export type ViewAs = { jwt: string; personId: string; name: string; endsAt: Date };

/** Session storage: the look belongs to this tab and survives a reload; other tabs stay the admin's own. */
const storageKey = 'cairn-view-as';
const stored = z.object({
  jwt: z.string(),
  personId: z.string(),
  name: z.string(),
  endsAt: z.iso.datetime(),
});

/** The look that goes on in this tab, also one whose time is up: it must be ended, not forgotten. */
export function readView(): ViewAs | null {
  try {
    const read = stored.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return read.success ? { ...read.data, endsAt: new Date(read.data.endsAt) } : null;
  } catch {
    return null;
  }
}

/** `false` where session storage is off: the look cannot begin. */
export function keepView(view: ViewAs): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...view, endsAt: view.endsAt.toISOString() }));
    return true;
  } catch {
    return false;
  }
}

/** From here on this tab asks as the admin again. */
export function dropView(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where storage is off, nothing was kept.
  }
}
