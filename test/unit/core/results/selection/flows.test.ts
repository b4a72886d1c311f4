import { expect, it } from 'vitest';
import type { TestFilter } from '../../../../../src/core/frameworks/definition.ts';
import { filterStyles } from '../../../../../src/core/results/selection/filter-styles.ts';
import { matchesTest } from '../../../../../src/core/results/selection/match-entry.ts';
import { knownSuite, knownTest } from '../known-suites.ts';
import { readEntries } from './entries.ts';

const filter: TestFilter = { parameter: 'execute', style: 'flow', mostBytes: 999, entryOf: () => undefined };

const flow = {
  ...knownTest('checkout/pay#Pay with a card'),
  className: 'checkout/pay',
  file: 'checkout/pay.yaml',
  tags: ['smoke'],
};

it.each<[entry: string, isMeant: boolean]>([
  ['.', true],
  ['checkout', true],
  ['checkout/pay', true],
  ['checkout/pay.yaml', true],
  ['check*/pay', true],
  ['check', false],
  ['pay', false],
  ['checkout/pay/more', false],
  ['checkout/pay#Pay*', true],
  ['checkout/pay#Refund', false],
  ['cart#Pay*', false],
  ['issues/12#Pay (#12)', true],
  ['issues/12#Pay', false],
  ['tag:smoke', true],
  ['tag:sm*', true],
  ['tag:slow', false],
])('%s, as an entry of tests, means a flow: %s', (entry, isMeant) => {
  const [pattern] = readEntries('maestro', [entry]);
  const named = entry.startsWith('issues')
    ? { ...flow, className: 'issues/12', file: 'issues/12.yaml', name: 'Pay (#12)' }
    : flow;
  expect(pattern !== undefined && matchesTest(pattern, named)).toBe(isMeant);
});

it.each<[entries: readonly string[], found: object | string]>([
  [['cart.yaml', 'checkout'], { execute: ['cart.yaml', 'checkout'] }],
  [['tag:smoke', 'tag:fast', '!tag:slow'], { tags: { includeTags: ['smoke', 'fast'], excludeTags: ['slow'] } }],
  [['tag:smoke'], { tags: { includeTags: ['smoke'] } }],
  [['cart.yaml', '!tag:slow'], { execute: ['cart.yaml'], tags: { excludeTags: ['slow'] } }],
  [['cart.yaml', 'tag:smoke'], 'files and tags add up only where the flows are known'],
  [['tag:smoke', 'tag:slow', '!tag:slow'], 'the tag "slow" is both selected and excluded'],
  [['cart*'], 'it is unknown which flows "cart*" selects'],
  [['tag:sm*'], 'it is unknown which flows "tag:sm*" selects'],
  [['!cart.yaml'], 'it is unknown which flows "!cart.yaml" selects'],
  [['cart#Pay'], 'it is unknown which flows "cart#Pay" selects'],
])('flows that are not known are requested by file or tag: %j', (entries, found) => {
  const request = filterStyles.flow.selectBlindly(readEntries('maestro', entries), undefined, filter);
  expect(request.kind === 'exact' ? request.parameters : request.reason).toEqual(found);
});

it.each<[capabilities: object, parameters: object]>([
  [{}, { execute: ['checkout/pay.yaml'] }],
  [{ execute: ['other.yaml'] }, {}],
  [{ shards: { mapping: [{ name: 'A', strategy: 'tags', values: ['smoke'] }] } }, {}],
  [{ shards: { numberOfShards: 2 } }, { execute: ['checkout/pay.yaml'] }],
])('all flows are named unless the capabilities name some: %j', (capabilities, parameters) => {
  expect(filterStyles.flow.selectAll({ ...knownSuite([]), tests: [flow] }, filter, { ...capabilities })).toHaveProperty(
    'parameters',
    parameters,
  );
  expect(filterStyles.flow.selectAll(knownSuite([]), filter, { ...capabilities })).toHaveProperty('parameters', {});
});
