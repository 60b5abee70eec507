import type { NameFace, Partner } from '#content/content-shapes.ts';
import { cx } from '#kit/ui/cx.ts';

const faces: Record<NameFace, string> = {
  display: 'display text-lead',
  plain: 'font-semibold text-body',
  spaced: 'font-medium text-small uppercase tracking-[0.12em]',
};

export function PartnerLogo({ partner, className }: { partner: Partner; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 whitespace-nowrap', className)}>
      {partner.mark.length > 0 && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-6 shrink-0"
        >
          {partner.mark.map((shape) => (
            <path
              key={shape.d}
              d={shape.d}
              {...{ [shape.paint === 'fill' ? 'fill' : 'stroke']: 'currentColor' }}
            />
          ))}
        </svg>
      )}
      <span className={faces[partner.face]}>{partner.name}</span>
    </span>
  );
}
