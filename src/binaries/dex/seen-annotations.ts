import { type TestSize, testSizes } from '../../model/test-entry.ts';
import type { DiscoveredTest } from '../discovered-suite.ts';
import type { KnownAnnotations } from './annotation-types.ts';
import { classNameOf, type Lineage } from './inheritance.ts';
import type { TestMethod } from './test-methods.ts';

/** What the filters of the Android test runner see on a test of a class. */
export type SeenAnnotations = (lineage: Lineage, method: TestMethod) => Pick<DiscoveredTest, 'annotations' | 'sizes'>;

/**
 * A filter sees the annotations of the method and of its class; those of a base class only where their type is made to be inherited.
 * A size of the method stands in for those of the class.
 */
export const seenAnnotations = ({ inherited }: Pick<KnownAnnotations, 'inherited'>): SeenAnnotations => {
  const names = new Map<string, string>();
  const nameOf = (descriptor: string): string => {
    const name = names.get(descriptor) ?? classNameOf(descriptor);
    names.set(descriptor, name);
    return name;
  };
  return ({ classes: [own, ...bases] }, method) => {
    const handedOn = bases.flatMap(({ annotations }) => annotations.filter((descriptor) => inherited.has(descriptor)));
    const ofClass = [...own.annotations, ...handedOn];
    const annotations = [...new Set([...method.annotations, ...ofClass].map(nameOf))];
    const ofMethod = sizesOf(method.annotations);
    const sizes = ofMethod.length > 0 ? ofMethod : sizesOf(ofClass);
    return { annotations: annotations.length === 0 ? undefined : annotations, sizes: sizes.length === 0 ? undefined : sizes };
  };
};

const sizeAnnotation =
  /^L(?:androidx\/test\/filters|android\/support\/test\/filters|android\/test\/suitebuilder\/annotation)\/(\w+)Test;$/;

const sizesOf = (descriptors: readonly string[]): readonly TestSize[] =>
  testSizes.filter((size) => descriptors.some((descriptor) => sizeAnnotation.exec(descriptor)?.[1]?.toLowerCase() === size));
