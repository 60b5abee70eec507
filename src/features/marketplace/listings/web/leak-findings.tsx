import { CircleX, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import type { Leak, PublicTexts } from './queries.ts';
import type { LeakFindings as Findings } from './use-leak-check.ts';

type Props = {
  field: keyof PublicTexts;
  findings: Findings;
  onShow?: (leak: Leak) => void;
};

export function LeakFindings({ field, findings, onShow }: Props) {
  const here = findings.leaks.filter((leak) => leak.field === field);
  const text = findings.texts[field];
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {here.length > 0 && (
        <ul aria-label={`Found in the ${field}`} className="flex flex-col gap-2">
          {here.map((leak) => (
            <Finding key={`${leak.start}-${leak.end}-${leak.rule}`} leak={leak} text={text} onShow={onShow} />
          ))}
        </ul>
      )}
      {text !== '' && <CheckState findings={findings} found={here.length} />}
    </div>
  );
}

function CheckState({ findings, found }: { findings: Findings; found: number }) {
  if (findings.state === 'checking') return <p className="text-muted text-small">Checking the text…</p>;
  if (findings.state === 'failed')
    return (
      <p className="text-amber text-small">
        The text could not be checked just now. It is checked again when you save.
      </p>
    );
  if (found > 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-good text-small">
      <ShieldCheck aria-hidden className="size-4" />
      Nothing found that gives the business away.
    </p>
  );
}

type FindingProps = { leak: Leak; text: string; onShow?: ((leak: Leak) => void) | undefined };

export function Finding({ leak, text, onShow }: FindingProps) {
  const blocks = leak.severity === 'block';
  const Icon = blocks ? CircleX : TriangleAlert;
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-medium border px-3 py-2 text-small ${blocks ? 'border-bad/50 bg-bad-soft' : 'border-amber/40 bg-amber-soft'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${blocks ? 'text-bad' : 'text-amber'}`} />
      <div className="min-w-0 flex-1 basis-48">
        <p>
          <Excerpt text={text} leak={leak} />
        </p>
        <p className="text-muted">{leak.why}</p>
      </div>
      <div className="flex items-center gap-2">
        <Badge tone={blocks ? 'bad' : 'amber'}>{blocks ? 'Must be removed' : 'Check this'}</Badge>
        {onShow && (
          <Button variant="quiet" size="small" onClick={() => onShow(leak)}>
            Show<span className="sr-only"> “{leak.words}” in the text</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const around = 32;

function Excerpt({ text, leak }: { text: string; leak: Leak }) {
  const fits = leak.start >= 0 && leak.end <= text.length && leak.start < leak.end;
  if (!fits) return <Marked>{leak.words}</Marked>;
  const from = Math.max(0, leak.start - around);
  const to = Math.min(text.length, leak.end + around);
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, leak.start)}
      <Marked>{text.slice(leak.start, leak.end)}</Marked>
      {text.slice(leak.end, to)}
      {to < text.length && '…'}
    </>
  );
}

function Marked({ children }: { children: string }) {
  return (
    <mark className="rounded-small bg-text px-1 font-medium text-background wrap-anywhere">{children}</mark>
  );
}
