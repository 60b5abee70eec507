import { Alert } from '#kit/ui/Alert.tsx';
import type { StatedFigures } from '../domain/corrected-figures.ts';
import { oddFigures } from '../domain/odd-figures.ts';

/** Buyers see ranges of these figures, and notice at once when they cannot be right. */
export function OddFiguresAlert({ figures }: { figures: StatedFigures }) {
  const odd = oddFigures(figures);
  if (odd.length === 0) return null;
  return (
    <Alert title="Check these figures" tone="warning">
      {odd.join(' ')} Buyers see the ranges of these figures.
    </Alert>
  );
}
