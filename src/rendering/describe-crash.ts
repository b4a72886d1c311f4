import type { Crash } from '../model/crash.ts';

const kindLabels: Readonly<Record<Crash['kind'], string>> = {
  java: 'Crash',
  native: 'Native crash',
  'not-responding': 'Not responding',
  killed: 'Ended by the system',
};

/** Describes a crash: `Crash in com.shop (thread main) at Cart.kt:42`. Unknown parts are left out. */
export const describeCrash = ({ kind, process, thread, at }: Crash): string =>
  [
    kindLabels[kind],
    ...(process === undefined ? [] : [`in ${process}`]),
    ...(thread === undefined ? [] : [`(thread ${thread})`]),
    ...(at === undefined ? [] : [`at ${at}`]),
  ].join(' ');
