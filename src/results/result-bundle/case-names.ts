import { cutText } from '../../lib/escape/cut.ts';
import type { BundleTest } from '../../model/result-bundle.ts';
import type { BundleCase } from './bundle-cases.ts';

const maxLabel = 200;
const fields = ['configuration', 'target'] as const;

/**
 * Names for cases: with their arguments, and with configuration and target where cases of one test differ in them, in the form in which
 * JUnit names parametrized tests: `adds [count: 2]`.
 */
export const nameCases = (cases: readonly BundleCase[]): ((one: BundleCase, name: string) => string) => {
  const firsts = new Map<string, BundleTest>();
  const differing = { configuration: new Set<string>(), target: new Set<string>() };
  for (const { key, bundled } of cases) {
    const first = firsts.get(key) ?? bundled;
    firsts.set(key, first);
    for (const field of fields) if (bundled[field] !== first[field]) differing[field].add(key);
  }
  return ({ key, bundled }, name) => {
    const parts = [...bundled.arguments, ...fields.filter((field) => differing[field].has(key)).map((field) => bundled[field])];
    return parts.length === 0 ? name : `${name} [${cutText(parts.join(', '), maxLabel)}]`;
  };
};
