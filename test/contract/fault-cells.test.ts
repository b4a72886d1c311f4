import { afterAll, expect, test } from 'vitest';
import { cellName, cellsOf } from '../faults/cells.ts';
import { openLaboratory } from '../faults/laboratory.ts';
import { settings } from '../faults/settings.ts';

/** Faults that once led to a wrong result, and a few of each kind. `npm run faults` tries all. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'run, EarlGrey': [
    // The run did not end, since the service never responds about a build.
    'GET /app-automate/earlgrey/builds/:build: 503, lasting',
    // One refusal was enough to give the build up.
    'GET /app-automate/earlgrey/builds/:build: 401',
    // An upload with an unreadable response ended the run.
    'POST /app-automate/earlgrey/app-dir: broken',
    'POST /app-automate/earlgrey/build: acted, reset',
  ],
  'run with build-ids': [
    // The verdict waited hours, since each byte takes a second.
    'GET /app-automate/espresso/builds/:build/sessions/:session/report: 1 B/s, lasting',
    // A sign-in page counted as a report.
    'GET /app-automate/espresso/builds/:build/sessions/:session/report: redirect',
    'GET /app-automate/espresso/builds/:build: refused',
  ],
};

const laboratory = await openLaboratory();
afterAll(() => laboratory[Symbol.asyncDispose]());

test.each(settings.filter(({ name }) => name in chosen))('faults at chosen calls change no verdict: $name', async (setting) => {
  const names = (chosen[setting.name] ?? []).map((name) => `${setting.name}: ${name}`);
  const cells = cellsOf(setting, await laboratory.record(setting)).filter((cell) => names.includes(cellName(cell)));
  expect(cells.map(cellName).toSorted()).toEqual(names.toSorted());
  for (const cell of cells)
    expect([cellName(cell), await laboratory.tryCell(setting, cell, 'matrix')]).toEqual([cellName(cell), []]);
});
