import { expect, test } from 'vitest';
import { type Call, cellsOf, sampleOf } from '../../faults/cells.ts';
import { faultKinds } from '../../faults/fault-kinds.ts';
import { settings } from '../../faults/settings.ts';

const calls: readonly Call[] = [
  { method: 'GET', route: '/app-automate/espresso/builds/:build', role: 'build status', isFirst: false, count: 5 },
  { method: 'POST', route: '/app-automate/espresso/build', role: 'start', isFirst: false, count: 2 },
  { method: 'POST', route: '/app-automate/espresso/test-suite', role: 'upload', isFirst: false, count: 1 },
];
// The others try a call of their own.
const ordinary = settings.filter(({ hangs }) => hangs === undefined);
const cells = ordinary.flatMap((setting) => cellsOf(setting, calls));
const sample = sampleOf(cells);

test('the sample has every fault of the service that needs no deadline once, and once more where it is also tried without an end', () => {
  const isLeftOut = (name: string): boolean =>
    ['refused', 'DNS', '1 B/s', 'silence', 'clock +', 'clock −', 'acted, silence'].includes(name);
  const kept = faultKinds.filter(({ name }) => !isLeftOut(name));
  const wanted = [...kept, ...kept.filter(({ lasting }) => lasting === true)].map(({ name }) => name);
  expect(sample.map(({ fault }) => fault)).toEqual(wanted);
  expect(sample.filter(({ lasting }) => lasting)).toHaveLength(wanted.length - kept.length);
});
