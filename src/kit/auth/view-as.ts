export type ViewAs = { jwt: string; personId: string; name: string; endsAt: Date };

/** In session storage: it belongs to this tab and survives a reload. */
const storageKey = 'cairn-view-as';

/** Also returns an expired view, which must be ended, not ignored. */
export function readView(): ViewAs | null {
  try {
    return viewIn(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** Parsed by hand: every public page loads this, and a validation library would be larger than the page. */
function viewIn(value: unknown): ViewAs | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jwt, personId, name, endsAt } = { jwt: '', personId: '', name: null, endsAt: '', ...value };
  if (typeof jwt !== 'string' || typeof personId !== 'string' || typeof name !== 'string') return null;
  const end = new Date(typeof endsAt === 'string' ? endsAt : Number.NaN);
  return jwt === '' || personId === '' || Number.isNaN(end.getTime())
    ? null
    : { jwt, personId, name, endsAt: end };
}

export function keepView(view: ViewAs): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...view, endsAt: view.endsAt.toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function dropView(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
