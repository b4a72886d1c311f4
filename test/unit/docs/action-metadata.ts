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

const { inputs, outputs } = metadataSchema.parse(parse(readText('action.yml')));

export const inputNames: ReadonlySet<string> = new Set(Object.keys(inputs));
export const outputNames: ReadonlySet<string> = new Set(Object.keys(outputs));
export const requiredInputs: readonly string[] = Object.entries(inputs).flatMap(([name, { required }]) =>
  required ? [name] : [],
);

/** A workflow step, as far as these tests look at it. */
const stepSchema = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});

export type Step = z.output<typeof stepSchema>;

const jobSchema = z.object({
  needs: z.array(z.string()).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
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
