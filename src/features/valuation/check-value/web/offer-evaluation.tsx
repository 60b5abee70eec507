import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { forgetEvaluation } from './evaluation-memory.ts';

type Props = {
  /** Number of answers that the health check lacks. */ answers: number;
  onUse: () => void;
};

export function OfferEvaluation({ answers, onUse }: Props) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Alert
      title="Use your evaluation answers?"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={onUse}>
            Use them here
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              forgetEvaluation();
              setOpen(false);
            }}
          >
            Delete them
          </Button>
        </div>
      }
    >
      This browser has {counted(answers, 'answer')} from “What is your business worth?” to questions that are
      still open here.
    </Alert>
  );
}
