import type { BuildRequest } from '../../cloud/resources/builds.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { Framework } from '../../model/framework.ts';
import { mediaParameter, type UploadedRefs } from './build-request.ts';

/** What all builds used alike, by their requests as the service keeps them. */
export const usedRefs = (framework: Framework, requests: readonly BuildRequest[]): Partial<UploadedRefs> => {
  const [first, ...others] = requests;
  const common = (key: string): unknown => {
    const value = JSON.stringify(first?.[key]);
    return others.every((request) => JSON.stringify(request[key]) === value) ? first?.[key] : undefined;
  };
  const reference = (parameter: string | undefined): string | undefined => {
    const value = parameter === undefined ? undefined : common(parameter);
    return typeof value === 'string' ? value : undefined;
  };
  const { app, testSuite } = definitionOf(framework);
  const media = [common(mediaParameter)].flat().filter((each) => typeof each === 'string');
  return { app: reference(app?.parameter), testSuite: reference(testSuite?.parameter), media };
};
