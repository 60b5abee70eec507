/** Narrow screens lay out tables as blocks, which removes the elements' own roles in some browsers. */
export const asTable = { role: 'table' } as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asHead = { role: 'columnheader' } as const;
