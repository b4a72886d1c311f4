import { describe, expect, it } from 'vitest';
import { cellName, cellsOf } from '../faults/cells.ts';
import { settings } from '../faults/settings.ts';
import { openWorkers } from '../faults/workers.ts';

/** Cells of the matrix that were wrong once, and a few of each kind; `npm run faults` tries all. */
const chosen = [
  // A run without an end: the service never says anything of a build.
  'run, EarlGrey: GET /app-automate/earlgrey/builds/:build: 503, lasting',
  // One refusal in the middle gave the build up.
  'run, EarlGrey: GET /app-automate/earlgrey/builds/:build: 401',
  // An upload whose response could not be read ended the run.
  'run, EarlGrey: POST /app-automate/earlgrey/app-dir: broken',
  'run, EarlGrey: POST /app-automate/earlgrey/build: acted, reset',
  // The verdict waited hours for a byte a second.
  'run with build-ids: GET /app-automate/espresso/builds/:build/sessions/:session/report: 1 B/s, lasting',
  // A page to log in was a report, and nothing said whence it came.
  'run with build-ids: GET /app-automate/espresso/builds/:build/sessions/:session/report: redirect',
  'run with build-ids: GET /app-automate/espresso/builds/:build: refused',
];

describe('cells of the fault matrix', () => {
  it('are right', { timeout: 120_000 }, async () => {
    await using workers = openWorkers(1);
    const used = settings.filter(({ name }) => chosen.some((cell) => cell.startsWith(`${name}:`)));
    const recorded = await workers.all(used.map(({ name }) => ({ kind: 'record', setting: name })));
    const cells = used.flatMap((setting, nth) => {
      const found = recorded[nth];
      return found?.kind === 'calls' ? cellsOf(setting, found.calls) : [];
    });
    const picked = cells.filter((cell) => chosen.includes(cellName(cell)));
    expect(picked.map(cellName).toSorted()).toEqual(chosen.toSorted());
    const findings = await workers.all(picked.map((cell) => ({ kind: 'try', cell, way: 'matrix' })));
    expect(picked.map((cell, nth) => [cellName(cell), findings[nth]])).toEqual(
      picked.map((cell) => [cellName(cell), { kind: 'tried', problems: [], lines: [] }]),
    );
  });
});
