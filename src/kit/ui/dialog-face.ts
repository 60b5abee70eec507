const popup = 'popup flex w-full flex-col gap-4 rounded-large p-6 outline-none max-sm:self-end';

export const dialogFace = {
  backdrop:
    'fixed inset-0 z-40 bg-scrim transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport:
    'dialog-place fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4 max-sm:in-[:root:has([data-offline])]:pb-32',
  popup: `${popup} max-w-lg`,
  /** Not `popup` and a wider class: of two widths the narrower would win. */
  widePopup: `${popup} max-w-3xl`,
};
