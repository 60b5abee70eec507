import { useEffect } from 'react';
import { call } from '#kit/api.ts';
import { tellAttention } from '../contract.ts';
import { attentionOfWindow, watchAttention } from './attention-watch.ts';

type Page = { documentId: string; version: string; page: number };

/** Reports the reading time of a page; `active`: its image is loaded and time counts. */
export function useAttention({ documentId, version, page }: Page, active: boolean): void {
  // Reason: time passes outside of React.
  useEffect(() => {
    if (!active) return;
    const eyes = attentionOfWindow();
    const end = watchAttention({
      attentive: eyes.attentive,
      now: () => performance.now(),
      // A lost report is not repeated: the total may be too low but never too high.
      send: (milliseconds, last) =>
        void call(
          tellAttention,
          {
            params: { id: documentId },
            body: { versionId: version, number: page, milliseconds: Math.min(milliseconds, 60_000) },
          },
          { keepalive: last },
        ).catch(() => {}),
    });
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
      eyes.stop();
    };
  }, [documentId, version, page, active]);
}
