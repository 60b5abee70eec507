export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="-translate-y-20 fixed top-3 left-3 z-50 rounded-medium bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
