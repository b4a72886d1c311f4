import { installVirtualTime } from './virtual-time.ts';

/** The process's own time, once a test file's process has loaded this before anything that takes the time or a timer at its load. */
export const ownTime = installVirtualTime();
