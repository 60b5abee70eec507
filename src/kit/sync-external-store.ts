// React has it since version 18. Base UI asks for a package that also serves older ones.
export { useSyncExternalStore } from 'react';
