import type { BuildRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path } from '../path.ts';
import { readBuild } from '../wire/build.ts';

/** A build request as it is sent. */
export type BuildRequest = Readonly<Record<string, unknown>>;

/** A build as a record, and as the service sent it. */
interface Build {
  readonly record: BuildRecord;
  readonly raw: unknown;
}

export interface Builds {
  /**
   * Starts a build and returns its id. Never sent again if the service may have received it.
   *
   * @throws {ParallelsInUseError | BuildRejectedError} when nothing was started.
   * @throws {StartUncertainError} when a build may be running.
   */
  start(request: BuildRequest): Promise<string>;
  get(buildId: string): Promise<Build>;
  /**
   * Ends a build and its sessions. Absent where the service is not known to do that.
   *
   * @throws {NotFoundError} for a build that the service does not know, or that has ended.
   */
  readonly stop?: (buildId: string) => Promise<void>;
}

/**
 * Builds of one framework.
 *
 * @param startRoot of the call that starts builds
 * @param stopRoot of the call that stops builds, where there is one
 */
export const createBuilds = (calls: Calls, root: Path, startRoot = root, stopRoot?: Path): Builds => ({
  start: (request) => calls.start(path`${startRoot}/build`, request),
  ...(stopRoot && { stop: (buildId: string) => calls.stop(path`${stopRoot}/builds/${{ buildId }}/stop`) }),
  get: (buildId) => calls.get(path`${root}/builds/${{ buildId }}`, (raw) => ({ record: readBuild(raw), raw })),
});
