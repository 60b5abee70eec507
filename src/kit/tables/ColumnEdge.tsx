import type { RowData } from '@tanstack/react-table';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { clampWidth, widthAfterKey } from './column-width.ts';
import { columnName, type HeaderColumn, type ProductTable } from './table-features.ts';
import { leastWidth, mostWidth } from './table-memory.ts';
import { widthsOnScreen } from './Widths.tsx';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  column: HeaderColumn<Row>;
  element: RefObject<HTMLTableElement | null>;
};

export function ColumnEdge<Row extends RowData>({ table, column, element }: Props<Row>) {
  const { least, ...handlers } = useWidth({ table, column, element });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; a focusable separator can
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Column width"
      aria-valuetext={`${columnName(column)}: ${column.getSize()} pixels`}
      aria-valuenow={column.getSize()}
      aria-valuemin={least}
      aria-valuemax={mostWidth}
      tabIndex={0}
      {...handlers}
      onDoubleClick={() => table.setColumnSizing({})}
      className="absolute inset-y-2 right-0 z-1 w-2 cursor-col-resize touch-none rounded-small border-line border-r-2 opacity-0 transition-opacity hover:border-accent focus-visible:opacity-100 group-hover/head:opacity-100 max-sm:hidden"
    />
  );
}

/** Arrow keys and dragging change the width; Enter resets all of them. */
function useWidth<Row extends RowData>({ table, column, element }: Props<Row>) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const least = column.columnDef.minSize ?? leastWidth;
  const current = () => widthsOnScreen(table, element.current);
  const setWidth = (width: number) => table.setColumnSizing({ ...current(), [column.id]: width });
  const onKeyDown = (event: KeyboardEvent) => {
    const width = widthAfterKey(event.key, event.shiftKey, current()[column.id] ?? column.getSize(), least);
    if (width === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (width === null) table.setColumnSizing({});
    else setWidth(width);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: current()[column.id] ?? column.getSize() };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) setWidth(clampWidth(drag.current.width + event.clientX - drag.current.from, least));
  };
  const onEnd = () => {
    drag.current = null;
  };
  return { least, onKeyDown, onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd };
}
