import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = path.resolve(import.meta.dirname, '../../..');

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

const metadataSchema = z.object({
  inputs: z.record(z.string(), z.object({ required: z.boolean().default(false) })),
  outputs: z.record(z.string(), z.unknown()),
});

/** What an action of this repository declares. */
export interface DeclaredAction {
  readonly inputs: readonly string[];
  readonly required: readonly string[];
  readonly outputs: readonly string[];
}

const declaredIn = (file: string): DeclaredAction => {
  const { inputs, outputs } = metadataSchema.parse(parse(readText(file)));
  const required = Object.entries(inputs).flatMap(([name, input]) => (input.required ? [name] : []));
  return { inputs: Object.keys(inputs), required, outputs: Object.keys(outputs) };
};

/** The action of this repository that a step uses: `./`, `./report`, `owner/mobile-test-cloud@v1`, `owner/mobile-test-cloud/report@v1`. */
export const ownAction = (uses = ''): DeclaredAction | undefined => {
  const found = /^(?:\.|[\w-]+\/mobile-test-cloud)\/?([\w-]*)(?:@.+)?$/.exec(uses);
  if (found === null || (!uses.startsWith('./') && !uses.includes('@'))) return undefined;
  return declaredIn(path.posix.join(found[1] ?? '', 'action.yml'));
};

/** A workflow step, as far as these tests look at it. */
const stepSchema = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});

export type Step = z.output<typeof stepSchema>;

const jobSchema = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(stepSchema).default([]),
});

export const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()).optional(),
  jobs: z.record(z.string(), jobSchema),
});

/** The steps of a whole workflow, of jobs alone, or of a bare list: documentation shows all three. */
export const stepsIn = (yaml: unknown): readonly Step[] => {
  if (Array.isArray(yaml)) return yaml.map((step) => stepSchema.parse(step));
  return Object.values(workflowSchema.parse(yaml).jobs).flatMap(({ steps }) => steps);
};
