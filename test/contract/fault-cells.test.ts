import { afterAll, expect, test } from 'vitest';
import { cellName, cellsOf } from '../faults/cells.ts';
import { openLaboratory } from '../faults/laboratory.ts';
import { settings } from '../faults/settings.ts';

/** Cells of the matrix that were wrong once, and a few of each kind; `npm run faults` tries all. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'run, EarlGrey': [
    // A run without an end: the service never says anything of a build.
    'GET /app-automate/earlgrey/builds/:build: 503, lasting',
    // One refusal in the middle gave the build up.
    'GET /app-automate/earlgrey/builds/:build: 401',
    // An upload whose response could not be read ended the run.
    'POST /app-automate/earlgrey/app-dir: broken',
    'POST /app-automate/earlgrey/build: acted, reset',
  ],
  'run with build-ids': [
    // The verdict waited hours for a byte a second.
    'GET /app-automate/espresso/builds/:build/sessions/:session/report: 1 B/s, lasting',
    // A page to log in was a report, and nothing said whence it came.
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
