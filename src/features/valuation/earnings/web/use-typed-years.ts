import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkKey } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { typeYear } from '../contract.ts';
import { type PeriodKey, periodsOf } from '../domain/periods.ts';
import { periodName } from './period-words.ts';
import { type Earnings, earningsQuery, type Period } from './queries.ts';
import { yearOf } from './typed-lines.ts';
import type { YearDraft } from './year-draft.ts';

type Edit = { base: number; draft: YearDraft };
type Edits = { readonly [K in PeriodKey]?: Edit };

export type TypedPeriod = {
  key: PeriodKey;
  name: string;
  view: Period | undefined;
  imported: boolean;
  version: number;
  draft: YearDraft;
  changed: boolean;
  outdated: boolean;
};

export function useTypedYears(checkId: string, earnings: Earnings) {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const periods = periodsOf(earnings).map((key) => periodOf(key, earnings, edits[key]));
  const drop = (key: PeriodKey) => setEdits(({ [key]: _, ...others }) => others);
  const save = useSingleMutation({
    mutationFn: async (sent: readonly { key: PeriodKey; year: ReturnType<typeof yearOf> | null }[]) => {
      for (const { key, year } of sent) {
        const { version, name } = periodOf(key, earnings, edits[key]);
        const base = edits[key]?.base ?? version;
        const body = { period: key, year, version: base };
        const now = await call(typeYear, { params: { id: checkId }, body }).catch((error: unknown) => {
          throw new Error(`${name}: ${reasonFromError(error)}`, { cause: error });
        });
        queries.setQueryData(earningsQuery(checkId).queryKey, now);
        drop(key);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: checkKey(checkId) }),
  });
  return {
    periods,
    saving: save.isPending,
    error: save.error,
    change: (key: PeriodKey, draft: YearDraft) => {
      const { version } = periodOf(key, earnings, undefined);
      setEdits({ ...edits, [key]: { base: edits[key]?.base ?? version, draft } });
    },
    save: (keys: readonly PeriodKey[]) =>
      save.mutate(keys.map((key) => ({ key, year: yearOf(periodOf(key, earnings, edits[key]).draft) }))),
    clear: (key: PeriodKey) => save.mutate([{ key, year: null }]),
    drop,
    rebase: (key: PeriodKey) => {
      const { version, draft } = periodOf(key, earnings, edits[key]);
      setEdits({ ...edits, [key]: { base: version, draft } });
    },
  };
}

export type TypedYears = ReturnType<typeof useTypedYears>;

function periodOf(key: PeriodKey, earnings: Earnings, edit: Edit | undefined): TypedPeriod {
  const view = earnings.periods.find((period) => period.key === key);
  const typed = earnings.typed.find(({ period }) => period === key);
  const version = typed?.version ?? 0;
  const imported = view?.source === 'imported' && view.months >= 12;
  const before = { lines: typed?.lines ?? {}, netIncome: typed?.netIncome ?? null };
  return {
    key,
    name: periodName(key, earnings),
    view,
    imported,
    version,
    draft: edit?.draft ?? before,
    changed: edit !== undefined && !imported,
    outdated: edit !== undefined && !imported && edit.base !== version,
  };
}
