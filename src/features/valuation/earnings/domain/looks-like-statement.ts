import type { Sheet } from '#kernel/sheet.ts';
import { plainName } from './row-names.ts';

const totalIncome = /^total (for )?((trading|operating) )?(income|revenues?|sales|turnover)$/i;
const bottomLine = /^net (income|profit|loss|earnings)$/;

export function looksLikeStatement({ rows }: Sheet): boolean {
  const texts = rows.flatMap((row) => {
    const first = row.find((cell) => cell !== null);
    return first?.kind === 'text' ? [first.text.trim()] : [];
  });
  return (
    texts.some((text) => totalIncome.test(text)) && texts.some((text) => bottomLine.test(plainName(text)))
  );
}
