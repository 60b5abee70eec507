/** The buttons of a long form stay at the bottom of the window, on a ground that no text below shows through. */
export const stickyBar =
  'sticky bottom-(--strip) z-20 -mx-2 border-t bg-background py-3 pr-16 pl-2 max-md:gap-2 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]';
