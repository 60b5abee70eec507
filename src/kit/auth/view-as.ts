/** An admin's look at the product as somebody else, in this tab: with its key, whatever is asked is asked as them. */
export type ViewAs = { jwt: string; personId: string; name: string; endsAt: Date };

/** Session storage: the look belongs to this tab and survives a reload; other tabs stay the admin's own. */
const storageKey = 'cairn-view-as';

/** The look that goes on in this tab, also one whose time is up: it must be ended, not forgotten. */
export function readView(): ViewAs | null {
  try {
    return viewIn(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** By hand: every public page reads this, and a library for it would weigh more than the rest of the page. */
function viewIn(value: unknown): ViewAs | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jwt, personId, name, endsAt } = { jwt: '', personId: '', name: null, endsAt: '', ...value };
  if (typeof jwt !== 'string' || typeof personId !== 'string' || typeof name !== 'string') return null;
  const end = new Date(typeof endsAt === 'string' ? endsAt : Number.NaN);
  return jwt === '' || personId === '' || Number.isNaN(end.getTime())
    ? null
    : { jwt, personId, name, endsAt: end };
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
