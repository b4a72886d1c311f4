/** Writes the JSON Schemas for editors from the schemas in the code, and the description of the built-in cloud from its route table. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { rulesFileSchema } from '../src/action/alerts/rules-file.ts';
import { quarantineSchema } from '../src/action/inputs/quarantine.ts';
import { selectSchema } from '../src/action/inputs/select.ts';
import { mappingSchema } from '../src/action/test-cases/case-mapping.ts';
import { ctrfDocument } from '../src/core/results/ctrf/ctrf-document.ts';
import { triageDocument } from '../src/core/results/triage/triage-document.ts';
import { scenarioSchema } from '../src/stand-in/schema/scenario.ts';
import { startEmbeddedCloud } from '../src/stand-in/server.ts';

const folder = path.resolve(import.meta.dirname, '../schemas');

/** Draft 7 is what editors know best. */
const write = (name: string, title: string, schema: z.ZodType): void => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  writeFileSync(path.join(folder, name), `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`);
};

write('alerts.schema.json', 'Alert rules of Mobile Test Cloud', rulesFileSchema);
write('test-case-mapping.schema.json', 'Test case mapping of Mobile Test Cloud', mappingSchema);
write('scenario.schema.json', 'Scenario of the built-in cloud', scenarioSchema);
write('results.schema.json', 'Results of Mobile Test Cloud, a CTRF document', ctrfDocument);
write('quarantine.schema.json', 'Quarantine of Mobile Test Cloud', quarantineSchema(0));
write('triage.schema.json', 'Triage of Mobile Test Cloud: why a run is not green, one entry per cause', triageDocument);
write('select.schema.json', 'Tests for changed files, of Mobile Test Cloud', selectSchema);

const storageDir = await mkdtemp(path.join(tmpdir(), 'openapi-'));
const cloud = await startEmbeddedCloud({ storageDir });
try {
  const response = await fetch(`${cloud.origin}/simulation/openapi.json`);
  writeFileSync(path.join(folder, '../docs/openapi.json'), `${JSON.stringify(await response.json(), null, 2)}\n`);
} finally {
  await cloud.close();
  await rm(storageDir, { recursive: true, force: true });
}
