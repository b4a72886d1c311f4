import type { ReadPage, TestCase } from '../../service/index.ts';
import type { CaseFile } from './case-file.ts';
import { createMatcher, type MatchRule, type TestIndex } from './match-tests.ts';
import {
  accountForRequirements,
  addToTally,
  type CaseTally,
  caseResult,
  emptyTally,
  type Requirement,
  type TracedCase,
} from './trace-case.ts';

export interface ListingToTrace {
  readonly pages: AsyncIterable<ReadPage<TestCase>>;
  readonly index: TestIndex;
  readonly match: MatchRule;
  /** Issues whose test cases are collected. Undefined if no issues were requested. */
  readonly issueKeys: readonly string[] | undefined;
  readonly files: readonly CaseFile[];
}

/** Numbers of all test cases, and examples of cases that did not pass. */
export interface TracedListing {
  readonly tally: CaseTally;
  readonly requirements?: readonly Requirement[];
  readonly failed: readonly TracedCase[];
  readonly partial: readonly TracedCase[];
  readonly notRun: readonly TracedCase[];
  /** Sentences about irregularities in the listing. */
  readonly remarks: readonly string[];
  /** Warnings about identifiers and mapping entries without a match. */
  readonly leftovers: readonly string[];
}

/** Maximum number of cases that are kept for each result, because the summary shows only examples. */
const maxSamples = 200;
const maxRemarks = 50;

/** Matches each test case of a listing with its tests, and writes the case to the files. Keeps only one page in memory. */
export const traceListing = async (listing: ListingToTrace): Promise<TracedListing> => {
  const { pages, index, match, issueKeys, files } = listing;
  const matcher = createMatcher(match, index.tests);
  const account = issueKeys === undefined ? undefined : accountForRequirements(issueKeys);
  const samples = { failed: [], partial: [], 'not-run': [], passed: [] } as Record<TracedCase['result'], TracedCase[]>;
  const remarks: string[] = [];
  let tally = emptyTally;
  for await (const page of pages) {
    for (const { record, raw } of page.items) {
      const tests = matcher.testsOf(record);
      const traced: TracedCase = { record, raw, result: caseResult(tests, index.complete), tests };
      tally = addToTally(tally, traced.result);
      account?.add(traced);
      const kind = samples[traced.result];
      // Drops the raw record to save memory, because only the files need it.
      if (traced.result !== 'passed' && kind.length < maxSamples) kind.push({ ...traced, raw: undefined });
      for (const file of files) await file.write(traced);
    }
    remarks.push(
      ...page.remarks.slice(0, maxRemarks - remarks.length).map(({ message }) => `The listing is inconsistent: ${message}.`),
    );
    tally = { ...tally, unread: page.missing };
  }
  return {
    tally,
    requirements: account?.finish(),
    failed: samples.failed,
    partial: samples.partial,
    notRun: samples['not-run'],
    remarks,
    leftovers: matcher.leftovers(),
  };
};
