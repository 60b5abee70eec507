/** Narrow screens lay tables out as blocks, which takes their elements' own roles away in some browsers: said again. */
export const asTable = { role: 'table' } as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asHead = { role: 'columnheader' } as const;
