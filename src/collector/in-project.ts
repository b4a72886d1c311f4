import type { RunProblem } from '../model/error-codes.ts';

/** A problem of one project, which is named where several are collected. */
export const inProject = (problem: RunProblem, project: string | undefined): RunProblem =>
  project === undefined ? problem : { ...problem, clause: `in the project ${project}, ${problem.clause}` };
