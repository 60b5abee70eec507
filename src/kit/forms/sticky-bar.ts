/** The buttons of a long form stay at the bottom of the window; what scrolls below them does not show through. */
export const stickyBar =
  'sticky bottom-(--strip) z-20 -mx-2 border-t bg-background/95 py-3 pr-16 pl-2 backdrop-blur max-md:gap-2 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] after:absolute after:inset-x-0 after:top-full after:h-(--strip) after:bg-background';
