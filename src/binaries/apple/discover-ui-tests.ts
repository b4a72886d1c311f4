import { type DiscoveredSuite, mostTests, ordinaryTest, sortTests, type UnknownPart } from '../../core/model/discovered-suite.ts';
import type { KnownTest } from '../../core/model/run-plan.ts';
import { isFormatError, readIfValid, release, spend, type WorkBudget } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';
import type { AppleBundle } from './app-bundle.ts';
import { type MachOImage, openMachO, symbolsIn } from './mach-o.ts';
import { loadImage, readClassSymbols, readName, symbolOf } from './objc/image-memory.ts';
import { inheritsFromLibraries, listTestCases, type ObjcImage, readObjcClasses } from './objc/test-cases.ts';
import { applyTestPlans, type PlannedTests, plannedIn, readTestPlans } from './test-plan.ts';

const executableLimitBytes = 64_000_000;
const objcSteps = 8_000_000;

interface BundleTests {
  readonly tests: readonly KnownTest[];
  readonly classesRead: number;
  readonly unknown: readonly UnknownPart[];
}

/**
 * Lists the tests of `.xctest` bundles from the Objective-C metadata, or else from the symbol table. Swift test classes also
 * have this metadata.
 *
 * @throws BinaryError if the executable of a bundle cannot be read from the archive
 */
export const discoverUiTests = async (tree: FileTree, bundles: readonly AppleBundle[]): Promise<DiscoveredSuite> => {
  const found: BundleTests[] = [];
  const plans = await readTestPlans(tree);
  for (const bundle of bundles) {
    const target = targetOf(bundle) ?? '';
    const read = withPlanned(await readBundle(tree, bundle), plannedIn(target, plans));
    found.push({ ...read, tests: read.tests.map((test) => ({ ...test, target })) });
  }
  return {
    tests: await applyTestPlans(tree, sortTests(found.flatMap(({ tests }) => tests))),
    suiteId: bundles[0]?.bundleId,
    target: bundles.length === 1 ? targetOf(bundles[0]) : undefined,
    classesRead: found.reduce((sum, { classesRead }) => sum + classesRead, 0),
    unknown: found.flatMap(({ unknown }) => unknown),
    testPlan: plans[0]?.path,
  };
};

/** Adds the tests that a test plan names but the executable does not show. */
const withPlanned = (read: BundleTests, planned: PlannedTests | undefined): BundleTests => {
  if (planned === undefined) return read;
  const known = new Set(read.tests.map(({ className, name }) => `${className}/${name}`));
  const added = new Map(
    planned.tests
      .filter(({ className, name }) => !known.has(`${className}/${name}`))
      .map((test) => [`${test.className}/${test.name}`, { ...ordinaryTest, ...test }]),
  );
  return { ...read, tests: [...read.tests, ...added.values()], unknown: planned.isComplete ? [] : read.unknown };
};

const targetOf = (bundle: AppleBundle | undefined): string | undefined => bundle?.name.replace(/\.xctest$/, '');

const readBundle = async (tree: FileTree, bundle: AppleBundle): Promise<BundleTests> => {
  const { name, executable } = bundle;
  if (executable === undefined) return unknownBundle(name, 'it has no executable');
  const bytes = tree.entries.get(executable)?.sizeBytes ?? 0;
  if (bytes > executableLimitBytes) return unknownBundle(name, `its executable is too large to read (${bytes} bytes)`);
  const content = await tree.read(executable, executableLimitBytes);
  try {
    const executableImage = openMachO(content);
    const memory = loadImage(executableImage);
    if (memory === undefined) return unknownBundle(name, 'its pointers have an unknown encoding');
    const sections = new Set(memory.sections.map((section) => section.name));
    const unknown: UnknownPart[] = [];
    if (sections.has('__swift5_tests'))
      unknown.push({ part: name, reason: 'it also holds tests of Swift Testing, which are created only when they run' });
    if (!sections.has('__objc_classlist')) {
      const tests = listSymbolTests(executableImage);
      if (tests.length === 0) unknown.push({ part: name, reason: 'it contains no list of its classes' });
      return { tests, classesRead: new Set(tests.map(({ className }) => className)).size, unknown };
    }
    const image = { classes: readObjcClasses(memory, { left: objcSteps }), symbols: new Map() };
    const libraries = inheritsFromLibraries(image) ? await readBundleLibraries(tree, bundle) : [];
    const listed = listTestCases(image, libraries, { left: mostTests * 10 });
    return { tests: listed.tests, classesRead: image.classes.size, unknown: [...unknown, ...listed.unknown] };
  } catch (error) {
    if (!isFormatError(error)) throw error;
    // A new linker may write unknown metadata, but the service may still be able to run the bundle.
    return unknownBundle(name, `the description of its classes is not understood (${error.message})`);
  }
};

const unknownBundle = (part: string, reason: string): BundleTests => ({ tests: [], classesRead: 0, unknown: [{ part, reason }] });

/** The characters `-[` at the start of an instance method's symbol. The symbol of a class method starts with `+[`. */
const instanceMethodStart = 0x5b2d;
const testMethod = /^-\[(\w+)(?:\([^)]*\))? (test\w*)\]$/;

/** Lists the test methods in the symbol table of a debug build, for instance `-[CartUITests testAddsItem]`. */
export const listSymbolTests = (image: MachOImage): KnownTest[] => {
  const { view } = image;
  const tests = new Map<string, KnownTest>();
  const workBudget: WorkBudget = { left: view.byteLength };
  for (const { nameAt } of symbolsIn(image)) {
    if (nameAt + 2 > view.byteLength || view.getUint16(nameAt, true) !== instanceMethodStart) continue;
    const symbol = readName(view, nameAt);
    spend(workBudget, symbol.length);
    const [, className, name] = testMethod.exec(symbol) ?? [];
    if (className !== undefined && name !== undefined) tests.set(symbol, { ...ordinaryTest, className, name });
  }
  return [...tests.values()];
};

const libraryLimitBytes = 64_000_000;
const allLimitBytes = 256_000_000;
const mostLibraries = 100;

/** Reads the libraries in a test bundle and in the app around it. Skips a library that cannot be read. */
const readBundleLibraries = async (tree: FileTree, { path }: AppleBundle): Promise<readonly ObjcImage[]> => {
  const images: ObjcImage[] = [];
  let allBytes = 0;
  const files = [...librariesIn(tree, `${path}/Frameworks/`), ...librariesIn(tree, `${appOf(path)}/Frameworks/`)];
  for (const file of files.slice(0, mostLibraries)) {
    const bytes = tree.entries.get(file)?.sizeBytes ?? 0;
    allBytes += bytes;
    if (bytes > libraryLimitBytes || allBytes > allLimitBytes) continue;
    const content = await tree.read(file, libraryLimitBytes);
    const image = readIfValid(() => readLibrary(content));
    if (image !== undefined) images.push(image);
    release(content);
  }
  return images;
};

const librariesIn = (tree: FileTree, folder: string): string[] =>
  [...tree.entries.keys()].filter((path) => path.startsWith(folder) && isLibrary(path.slice(folder.length).split('/'))).sort();

/** Whether a path is the executable of a library: `Shop.framework/Shop` or `libShop.dylib`. */
const isLibrary = ([first = '', second, ...deeper]: readonly string[]): boolean =>
  deeper.length === 0 && (second === undefined ? first.endsWith('.dylib') : first === `${second}.framework`);

/** Returns `Shop.app` for `Shop.app/PlugIns/ShopTests.xctest`. */
const appOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/PlugIns/'), 0));

const readLibrary = (content: Buffer): ObjcImage | undefined => {
  const image = openMachO(content);
  const memory = loadImage(image);
  if (memory === undefined) return undefined;
  const classes = readObjcClasses(memory, { left: objcSteps });
  // Symbols are also derived from the class names because some tools remove the symbol table.
  const named = [...classes].map(([address, { name }]) => [symbolOf(name), address] as const);
  return { classes, symbols: new Map([...named, ...readClassSymbols(image)]) };
};
