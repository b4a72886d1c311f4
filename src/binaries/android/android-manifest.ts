import { FormatError } from '../binary-error.ts';
import { readBinaryXml, type XmlElement } from './binary-xml.ts';

/** The facts of a manifest that matter before an upload. Values that refer to resources are undefined. */
export interface AndroidManifest {
  readonly packageName: string;
  readonly versionName: string | undefined;
  readonly versionCode: number | undefined;
  /** API levels. */
  readonly minSdk: number | undefined;
  readonly targetSdk: number | undefined;
  readonly debuggable: boolean;
  /** Set in the parts of a split APK, which cannot be installed alone. */
  readonly split: string | undefined;
  readonly instrumentations: readonly Instrumentation[];
  /** Whether a person can open it from the launcher. */
  readonly launchable: boolean;
}

export interface Instrumentation {
  /** Class name of the runner. */
  readonly runner: string;
  /** Package of the app that it tests. */
  readonly targetPackage: string;
  /** The metadata `runnerBuilder`: class names with commas between them. */
  readonly runnerBuilder?: string | undefined;
}

/** An element below the root. */
interface ManifestPart {
  readonly element: XmlElement;
  readonly children: XmlElement[];
}

/** Android's ids of attributes; shrinkers may remove the names, but not the ids. */
const attribute = {
  name: 0x0101_0003,
  debuggable: 0x0101_000f,
  targetPackage: 0x0101_0021,
  value: 0x0101_0024,
  minSdkVersion: 0x0101_020c,
  versionCode: 0x0101_021b,
  versionName: 0x0101_021c,
  targetSdkVersion: 0x0101_0270,
} as const;

/** Reads a compiled `AndroidManifest.xml`. Throws `FormatError` or `RangeError` where it is none. */
export const readAndroidManifest = (bytes: Buffer): AndroidManifest => {
  let root: XmlElement | undefined;
  const parts: ManifestPart[] = [];
  const filters: Set<string>[] = [];
  for (const element of readBinaryXml(bytes)) {
    if (element.name === 'intent-filter') filters.push(new Set());
    if (element.name === 'action' || element.name === 'category') filters.at(-1)?.add(textOf(element, attribute.name) ?? '');
    if (element.depth === 1) root ??= element;
    if (element.depth === 2) parts.push({ element, children: [] });
    if (element.depth === 3) parts.at(-1)?.children.push(element);
  }
  const sdk = parts.find(({ element }) => element.name === 'uses-sdk')?.element;
  const application = parts.find(({ element }) => element.name === 'application')?.element;
  const packageName = root?.attributes.find(({ name }) => name === 'package')?.value;
  if (root === undefined || typeof packageName !== 'string' || packageName === '') {
    throw new FormatError('a manifest without a package');
  }
  return {
    packageName,
    versionName: textOf(root, attribute.versionName),
    versionCode: numberOf(root, attribute.versionCode),
    minSdk: numberOf(sdk, attribute.minSdkVersion),
    targetSdk: numberOf(sdk, attribute.targetSdkVersion),
    debuggable: attributeOf(application, attribute.debuggable) === true,
    split: root.attributes.flatMap(({ name, value }) => (name === 'split' && typeof value === 'string' ? [value] : []))[0],
    instrumentations: parts.flatMap((part) => instrumentationOf(part, packageName)),
    launchable: filters.some(
      (filter) => filter.has('android.intent.action.MAIN') && filter.has('android.intent.category.LAUNCHER'),
    ),
  };
};

const instrumentationOf = ({ element, children }: ManifestPart, packageName: string): Instrumentation[] => {
  const runner = textOf(element, attribute.name);
  const targetPackage = textOf(element, attribute.targetPackage);
  if (element.name !== 'instrumentation' || runner === undefined || targetPackage === undefined) return [];
  const builder = children.find((child) => textOf(child, attribute.name) === 'runnerBuilder');
  const runnerBuilder = builder && textOf(builder, attribute.value);
  return [{ runner: runner.startsWith('.') ? packageName + runner : runner, targetPackage, runnerBuilder }];
};

const attributeOf = (element: XmlElement | undefined, resource: number): string | number | boolean | undefined =>
  element?.attributes.find((candidate) => candidate.resource === resource)?.value;

const textOf = (element: XmlElement, resource: number): string | undefined => {
  const value = attributeOf(element, resource);
  return value === undefined || value === '' ? undefined : String(value);
};

const numberOf = (element: XmlElement | undefined, resource: number): number | undefined => {
  const value = attributeOf(element, resource);
  return typeof value === 'number' ? value : undefined;
};
