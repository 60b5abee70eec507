import type { ReactNode } from 'react';
import { DateText } from '#kit/ui/DateText.tsx';
import type { SealLevel } from '../domain/sealing.ts';

type Sealed = { sealLevel: SealLevel | null; stampedAt: string | null };

export function levelWords({ sealLevel, stampedAt }: Sealed): ReactNode {
  if (stampedAt === null) return `PAdES ${sealLevel}, without a time stamp`;
  return (
    <>
      PAdES {sealLevel}, time stamp of <DateText at={stampedAt} withTime />
    </>
  );
}
