import type { BuildRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path } from '../path.ts';
import { readBuild } from '../wire/build.ts';

/** A build request as it is sent. */
export type BuildRequest = Readonly<Record<string, unknown>>;

/** A build as read, and as the service gave it. */
export interface Build {
  readonly record: BuildRecord;
  readonly raw: unknown;
}

export interface Builds {
  /**
   * Starts a build and gives its id. Never sent again where the service may have seen it.
   *
   * @throws {ParallelsInUseError | BuildRejectedError} when nothing was started.
   * @throws {StartUncertainError} when a build may be running.
   */
  start(request: BuildRequest): Promise<string>;
  get(buildId: string): Promise<Build>;
}

/** Builds of one framework. */
export const createBuilds = (calls: Calls, root: Path): Builds => ({
  start: (request) => calls.start(path`${root}/build`, request),
  get: (buildId) => calls.get(path`${root}/builds/${{ buildId }}`, (raw) => ({ record: readBuild(raw), raw })),
});
