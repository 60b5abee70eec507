import type { ComponentProps } from 'react';
import { grouped } from '#kernel/counts.ts';
import { TextArea } from '#kit/ui/TextArea.tsx';

type Props = ComponentProps<typeof TextArea> & { value: string; most: number };

export function CountedTextArea({ most, ...rest }: Props) {
  const { length } = rest.value;
  return (
    <>
      <TextArea {...rest} />
      {length > most * 0.8 && (
        <span className="tabular self-end text-muted text-tiny">
          {grouped(length)} of {grouped(most)}
        </span>
      )}
    </>
  );
}
