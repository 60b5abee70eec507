import { branding } from '#content/branding.ts';
import { paths } from '../paths.ts';
import { cx } from './cx.ts';

/** The mark of the site: that of Cairn until an admin publishes another. */
export function CairnMark({ className = 'size-6' }: { className?: string }) {
  const { mark } = branding();
  if (mark) return <img src={paths.brandingMark(mark)} alt="" className={cx('object-contain', className)} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d="M3.4 26.3C3.3 24.2 8.4 22.7 15.9 22.5C23.5 22.3 28.5 23.6 28.6 25.7C28.7 28 24.4 29.3 16.1 29.5C7.8 29.7 3.5 28.6 3.4 26.3Z" />
      <path
        opacity="0.8"
        d="M7.9 18.2C8 16.4 11.7 15.3 17.1 15.6C22.5 15.9 26 17.3 25.9 19.2C25.8 21.2 22.7 22.1 16.7 21.8C10.8 21.5 7.8 20.3 7.9 18.2Z"
      />
      <path
        opacity="0.62"
        d="M8.5 12.7C8.4 11.1 10.9 9.8 14.8 9.4C18.6 9.1 21.3 9.9 21.5 11.5C21.6 13.3 19.5 14.4 15.2 14.8C11 15.2 8.7 14.4 8.5 12.7Z"
      />
      <path d="M12.9 5.8C13.1 4.5 14.7 3.8 16.9 4.1C19.1 4.4 20.4 5.4 20.3 6.8C20.1 8.2 18.8 8.8 16.3 8.5C13.9 8.2 12.8 7.3 12.9 5.8Z" />
    </svg>
  );
}
