import type { OptionGroup } from '#kit/ui/Select.tsx';
import { type AddBackCode, addBackCategories, addBackCodes } from '../domain/add-back-categories.ts';

const groupNames = {
  O: 'About the owner',
  N: 'One-time items',
  A: 'Accounting corrections',
  F: 'Not in the books yet (shown separately)',
  X: 'Not accepted by buyers',
} as const;

export const addBackKinds: readonly OptionGroup[] = (['O', 'N', 'A', 'F', 'X'] as const).map((group) => ({
  label: groupNames[group],
  options: addBackCodes
    .filter((code) => addBackCategories[code].group === group)
    .map((code) => ({ value: code, label: addBackCategories[code].label })),
}));

export const addBackKind = (value: string): AddBackCode | undefined =>
  addBackCodes.find((one) => one === value);
