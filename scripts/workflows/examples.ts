import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

export const root = path.resolve(import.meta.dirname, '../..');
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

const stepSchema = z.looseObject({ uses: z.string(), with: z.record(z.string(), z.unknown()) }).partial();
export const jobSchema = z.looseObject({
  strategy: z.looseObject({ matrix: z.unknown() }).optional(),
  /** Absent in a job that calls a reusable workflow. */
  steps: z.array(stepSchema).optional(),
});
export const workflowSchema = z.looseObject({ jobs: z.record(z.string(), jobSchema) });

export type Step = z.output<typeof stepSchema>;
export type Job = z.output<typeof jobSchema>;
export type Workflow = z.output<typeof workflowSchema>;

/** Any fenced block, so that a comment inside of one is not mistaken for a heading. */
const headingOrBlock = /^#+ (?<heading>[^\n]+)$|^(?<indent> *)```(?<language>[^\n`]*)\n(?<text>.*?)^ *```$/gms;

const isFragment = (yaml: string): boolean => /^(?:with|env):/.test(yaml);

/** Fenced YAML with steps in it, or lines for a step, by file and heading: `README.md: Quick start`, the second one below a heading with ` (2)`. */
export const examplesIn = (file: string, markdown: string): ReadonlyMap<string, string> => {
  const examples = new Map<string, string>();
  let place = file;
  for (const { groups = {} } of markdown.matchAll(headingOrBlock)) {
    if (groups.heading !== undefined) place = `${file}: ${groups.heading.trim()}`;
    const yaml = (groups.text ?? '').replaceAll(new RegExp(`^ {0,${groups.indent?.length ?? 0}}`, 'gm'), '');
    if (!/^ya?ml\b/.test(groups.language ?? '') || !(isFragment(yaml) || /^\s*(?:- )?(?:uses|run):/m.test(yaml))) continue;
    let id = place;
    for (let count = 2; examples.has(id); count++) id = `${place} (${count})`;
    examples.set(id, yaml);
  }
  return examples;
};

/** Every workflow, and every part of one, in the documentation. */
export const allExamples = (): ReadonlyMap<string, string> => {
  const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs/**/*.md').toSorted()];
  const workflows = filesOf('docs/**/*.yml').map((file) => [file, readText(file)] as const);
  const examples = documents.flatMap((file) => [...examplesIn(file, readText(file))]);
  const quickStart = new Map(examples).get('README.md: Quick start') ?? '';
  return new Map([
    ...examples.map(([id, yaml]) => [id, isFragment(yaml) ? withLines(quickStart, yaml) : yaml] as const),
    ...workflows.filter(([, yaml]) => /^jobs:/m.test(yaml)),
  ]);
};

/** The workflow of the quick start, with these lines in its last step. */
const withLines = (quickStart: string, lines: string): string => {
  const { jobs, ...workflow } = workflowSchema.parse(parse(quickStart));
  const { with: inputs, ...rest } = stepSchema.parse(parse(lines));
  const completed = Object.entries(jobs).map(([id, { steps = [], ...job }]) => {
    const last = { ...steps.at(-1), ...rest, with: { ...steps.at(-1)?.with, ...inputs } };
    return [id, { ...job, steps: [...steps.slice(0, -1), last] }] as const;
  });
  return stringify({ ...workflow, jobs: Object.fromEntries(completed) }, { lineWidth: 0 });
};

/** A whole workflow: steps alone become a job that checks the repository out first; jobs without a trigger run on a push. */
export const completeWorkflow = (yaml: string): Workflow => {
  const parsed: unknown = parse(yaml);
  if (!Array.isArray(parsed)) return workflowSchema.parse({ name: 'Example', on: 'push', ...Object(parsed) });
  const checkout = /uses: actions\/checkout@/.test(yaml) ? [] : [{ uses: 'actions/checkout@v7' }];
  const jobs = { example: { 'runs-on': 'ubuntu-latest', steps: [...checkout, ...parsed] } };
  return workflowSchema.parse({ name: 'Example', on: 'push', jobs });
};
