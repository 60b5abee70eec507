import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { partsOf } from './earnings-rows.ts';
import { type OpenedCell, valueIn } from './earnings-table.tsx';
import type { AdjustedEarnings } from './queries.ts';

type Props = {
  earnings: AdjustedEarnings;
  opened: OpenedCell | null;
  onOpen: (cell: OpenedCell) => void;
  onClose: () => void;
};

/** The figures that a total is the sum of, each of which opens its own lines. */
export function PartsDrawer({ earnings, opened, onOpen, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={opened ? `${opened.row.label}, ${opened.span.label}` : ''}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened?.row.opens === 'parts' && (
        <ul className="tabular flex flex-col divide-y divide-line px-5 pb-6">
          {partsOf(earnings, opened.row.of).map((row) => (
            <li key={row.key} className="flex items-center justify-between gap-4 py-2">
              <span className="wrap-anywhere">{row.label}</span>
              <FigureButton
                label={`${row.label}, ${opened.span.label}`}
                amount={valueIn(row, opened.span)}
                onOpen={() => onOpen({ row, span: opened.span })}
              />
            </li>
          ))}
          <li className="flex items-center justify-between gap-4 py-3 font-semibold">
            <span>{opened.row.label}</span>
            <Money exact amount={valueIn(opened.row, opened.span)} className="px-2" />
          </li>
        </ul>
      )}
    </Drawer>
  );
}
