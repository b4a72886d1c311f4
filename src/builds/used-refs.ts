import type { BuildRequest } from '../cloud/resources/builds.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import type { UsedRefs } from '../model/run-analysis.ts';
import { mediaParameter, type UploadedRefs } from './build-request.ts';

/** What all builds used alike, by their requests as the service keeps them. */
export const usedRefs = (framework: Framework, requests: readonly BuildRequest[]): Partial<UploadedRefs> => {
  const { app, testSuite } = definitionOf(framework);
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const refs = requests.map((request) => ({
    app: app === undefined ? undefined : textOf(request[app.parameter]),
    testSuite: testSuite === undefined ? undefined : textOf(request[testSuite.parameter]),
    media: [request[mediaParameter]].flat().filter((each) => typeof each === 'string'),
  }));
  return commonRefs(refs);
};

/** What is the same in all of them. */
export const commonRefs = (all: readonly UsedRefs[]): Partial<UploadedRefs> => {
  const common = <Key extends keyof UsedRefs>(key: Key): UsedRefs[Key] => {
    const texts = new Set(all.map((refs) => JSON.stringify(refs[key])));
    return texts.size === 1 ? all[0]?.[key] : undefined;
  };
  return { app: common('app'), testSuite: common('testSuite'), media: common('media') ?? [] };
};
