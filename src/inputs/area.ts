import type { InputContext, InputReader } from './reader.ts';
import { embeddedBaseUrl, isEmbedded, readAddress, readScenarioPath } from './service.ts';

/** Where an area of the service is that has an address of its own. */
export interface Area {
  /** https, or http on loopback; `embedded` starts the built-in cloud, which serves all areas. */
  readonly baseUrl: string;
  /** Absolute path of a scenario file for the built-in cloud. */
  readonly scenarioPath?: string;
}

/**
 * Reads an area's own input. With `base-url: embedded` the built-in cloud serves it, unless the input names another address than its
 * default.
 */
export const readArea = async (reader: InputReader, context: InputContext, input: string, fallback?: string): Promise<Area> => {
  const embeddedByBaseUrl = reader.text('base-url') === embeddedBaseUrl;
  const given = reader.optional(input);
  const baseUrl =
    embeddedByBaseUrl && (given === undefined || given === fallback) ? embeddedBaseUrl : readAddress(reader, input, fallback);
  const scenarioPath = await readScenarioPath(reader, context, isEmbedded({ baseUrl }));
  return { baseUrl, scenarioPath };
};
