/**
 * What a person did to the boxes: lines that fit (`unchecked`) and references of before (`dropped`) begin checked, other lines
 * (`picked`) do not. Both lists can change while they are shown, so what is checked is worked out from them each time.
 */
export type LinePicks = {
  unchecked: ReadonlySet<number>;
  dropped: ReadonlySet<string>;
  picked: ReadonlySet<number>;
};

export const nothingPicked: LinePicks = { unchecked: new Set(), dropped: new Set(), picked: new Set() };

/** Lines to add and references to remove. */
export function pickedOf(
  { unchecked, dropped, picked }: LinePicks,
  { before, fitting }: { before: readonly { id: string }[]; fitting: readonly { id: number }[] },
): { chosen: ReadonlySet<number>; remove: string[] } {
  const fits = new Set(fitting.map(({ id }) => id));
  return {
    chosen: new Set([
      ...[...fits].filter((id) => !unchecked.has(id)),
      ...[...picked].filter((id) => !fits.has(id)),
    ]),
    remove: before.flatMap(({ id }) => (dropped.has(id) ? [id] : [])),
  };
}

export function toggled<Id>(before: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
