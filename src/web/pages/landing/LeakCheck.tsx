import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useId, useRef, useState } from 'react';
import { liveLook, sampleOwner } from '#content/landing.ts';
import { findLeaks } from '#features/listings/domain/leak-check.ts';
import { LeakFindings } from '#features/listings/web/leak-findings.tsx';
import { inputFace } from '../../ui/input-face.ts';

const longest = 600;
const { label, hint, sample } = liveLook.leakCheck;

/** The listing editor's own check and findings, over an invented owner's record, as one types. */
export function LeakCheck() {
  const [description, setDescription] = useState<string>(sample);
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = { field: useId(), hint: useId() };
  const leaks = findLeaks([{ field: 'description', text: description }], sampleOwner);

  // Reason: somebody may have typed before the page could answer.
  useEffect(() => setDescription(field.current?.value ?? sample), []);

  return (
    <CSPProvider disableStyleElements>
      <div className="flex flex-col gap-3">
        <label htmlFor={ids.field} className="font-medium text-small">
          {label}
        </label>
        <textarea
          ref={field}
          id={ids.field}
          aria-describedby={ids.hint}
          defaultValue={sample}
          onChange={(event) => setDescription(event.target.value)}
          maxLength={longest}
          rows={4}
          className={`${inputFace} field-sizing-content min-h-24 py-2.5`}
        />
        <p id={ids.hint} className="text-muted text-small">
          {hint}
        </p>
        <LeakFindings
          field="description"
          findings={{ leaks, texts: { title: '', description }, state: 'current' }}
        />
      </div>
    </CSPProvider>
  );
}
