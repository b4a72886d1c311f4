import { present } from '../../lib/present.ts';
import type { SessionTest } from '../../model/records.ts';
import type { TestLinks, TestResult } from '../../model/results.ts';
import { isBad } from '../../results/attempts.ts';

/** The tests of a session as its details list them: all there is for frameworks without a report. */
export const testsOfDetails = (tests: readonly SessionTest[]): TestResult[] => tests.map(testOf);

/**
 * Adds to the tests of a report what only the details know: links, start, and tests that did not pass and that the report lacks.
 *
 * The status stays the report's; where the details call a test worse, they contradict it.
 *
 * @param complete whether the report could be read to its end; what it lacks otherwise is known from the details alone
 */
export const joinDetails = (
  reported: readonly TestResult[],
  details: readonly SessionTest[],
  complete: boolean,
): TestResult[] => {
  const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({ key, test })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const joined = new Set<SessionTest>();
  const take = (test: TestResult): SessionTest | undefined => {
    for (const key of keysOf(test.testId, test.className, test.name)) {
      const left = byKey.get(key)?.filter((candidate) => !joined.has(candidate.test));
      const { test: found } = left?.find((candidate) => isBad(candidate.test.status) === isBad(test.status)) ?? left?.[0] ?? {};
      if (found === undefined) continue;
      joined.add(found);
      return found;
    }
    return undefined;
  };
  // Of tests of one name, failures are joined first: the two need not have the same order.
  const badFirst = reported.toSorted((one, other) => Number(isBad(other.status)) - Number(isBad(one.status)));
  const pairs = new Map(badFirst.map((test) => [test, take(test)]));
  // The details may list the attempts that the report has before the last one, in the same spelling as that.
  for (const [{ earlierAttempts }, last] of pairs) {
    const others = last === undefined ? [] : (byKey.get(`${last.className}#${last.name}`) ?? []).map(({ test }) => test);
    const failed = others.filter((test) => !joined.has(test) && isBad(test.status));
    for (const test of failed.slice(0, earlierAttempts.filter(({ status }) => isBad(status)).length)) joined.add(test);
  }
  const result = reported.map((test) => {
    const found = pairs.get(test);
    if (found === undefined) return test;
    return {
      ...knownFromDetails(found),
      ...test,
      worseInDetails: isWorse(found, test) ? found.statusWord : undefined,
      links: { ...linksOf(found), ...test.links },
    };
  });
  for (const test of details) if (!joined.has(test) && !(complete && isHarmless(test))) result.push(testOf(test));
  return result;
};

/** A test that timed out is a finding of its own, whatever the report says. */
const isWorse = ({ status: inDetails }: SessionTest, { status }: TestResult): boolean =>
  inDetails === 'unknown' ? status !== 'unknown' : inDetails !== 'timed-out' && isBad(inDetails) && !isBad(status);

const isHarmless = ({ status }: SessionTest): boolean => status === 'passed' || status === 'skipped';

/** From sure to loose: details may name a class without its package. */
const keysOf = (id: string | undefined, className: string, name: string): string[] => {
  const simple = className.split(/[./]/).at(-1) ?? className;
  return [...(id === undefined ? [] : [`id ${id}`]), `${className}#${name}`, `simple ${simple}#${name}`];
};

const messageEnd = '; see its logs.';

/** A test that went wrong, of which only the details are known. */
export const hasNoMessage = ({ failures }: TestResult): boolean =>
  failures.length === 1 && failures[0]?.trace === undefined && failures[0]?.message?.endsWith(messageEnd) === true;

const testOf = (test: SessionTest): TestResult => ({
  className: test.className,
  name: test.name,
  status: test.status,
  ...(test.status === 'unknown' ? { statusWord: test.statusWord } : {}),
  ...knownFromDetails(test),
  // The details never say why a test failed, only that it did.
  failures:
    test.status === 'passed' || test.status === 'skipped' || test.status === 'pending'
      ? nothing
      : [
          {
            kind: test.status === 'failed' ? 'failure' : 'error',
            message: `The service reports ${test.statusWord}${messageEnd}`,
          },
        ],
  earlierAttempts: nothing,
  links: linksOf(test),
});

const knownFromDetails = ({ id, durationMs, startedAt }: SessionTest) => present({ durationMs, startedAt, testId: id });

/** Shared by the tests that passed, of which there are many. */
const nothing: readonly [] = [];

const linksOf = (test: SessionTest): TestLinks =>
  present({
    video: test.videoUrl,
    deviceLog: test.deviceLogUrl,
    instrumentationLog: test.instrumentationLogUrl,
    networkLog: test.networkLogUrl,
    screenshots: test.screenshotUrls.length === 0 ? undefined : test.screenshotUrls,
  });
