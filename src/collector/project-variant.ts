import type { DeviceShard } from '../model/device-shard.ts';
import type { RunProblem } from '../model/error-codes.ts';

/** Which of several projects a build or a session is of; builds of two projects are never attempts of each other. */
export type ProjectVariant = Required<Pick<DeviceShard, 'buildNumber' | 'project'>>;

/** Undefined where the collector has only one project. */
export const variantOf = (projects: readonly string[], project: string): ProjectVariant | undefined =>
  projects.length > 1 ? { buildNumber: projects.indexOf(project) + 1, project } : undefined;

/** A problem of one project, which is named where several are collected. */
export const inProject = (problem: RunProblem, variant: ProjectVariant | undefined): RunProblem =>
  variant === undefined ? problem : { ...problem, clause: `in the project ${variant.project}, ${problem.clause}` };
