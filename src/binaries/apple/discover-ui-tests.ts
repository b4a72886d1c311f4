import { FormatError } from '../binary-error.ts';
import { type DiscoveredSuite, type DiscoveredTest, mostTests, sortTests, type UnknownPart } from '../discovered-suite.ts';
import type { FileTree } from '../file-tree.ts';
import { spend, type WorkBudget } from '../work-budget.ts';
import type { AppleBundle } from './app-bundle.ts';
import { readBundleLibraries } from './bundle-libraries.ts';
import { type MachOImage, openMachO } from './mach-o.ts';
import { loadImage } from './objc/image-memory.ts';
import { readObjcClasses } from './objc/objc-classes.ts';
import { readText } from './objc/pointers.ts';
import { inheritsFromLibraries, listTestCases, type ObjcImage } from './objc/test-cases.ts';
import { applyTestPlans } from './test-plans.ts';

const executableLimitBytes = 64_000_000;
const objcSteps = 8_000_000;

interface BundleTests {
  readonly tests: readonly DiscoveredTest[];
  readonly classesRead: number;
  readonly unknown: readonly UnknownPart[];
}

/**
 * Lists the tests of `.xctest` bundles, from the Objective-C description of their classes, which Swift test cases have
 * too; base classes are followed into the libraries of the bundle. Without a description, from the names of its methods. What neither
 * shows is in `unknown`.
 *
 * Throws `BinaryError` where the archive does not give the executable of a bundle.
 */
export const discoverUiTests = async (tree: FileTree, bundles: readonly AppleBundle[]): Promise<DiscoveredSuite> => {
  const found: BundleTests[] = [];
  for (const bundle of bundles) {
    const target = bundle.name.replace(/\.xctest$/, '');
    const read = await readBundle(tree, bundle);
    found.push({ ...read, tests: read.tests.map((test) => ({ ...test, target })) });
  }
  return {
    tests: await applyTestPlans(tree, sortTests(found.flatMap(({ tests }) => tests))),
    suiteId: bundles[0]?.bundleId,
    ...targetOf(bundles),
    runner: undefined,
    targetPackage: undefined,
    classesRead: found.reduce((sum, { classesRead }) => sum + classesRead, 0),
    unknown: found.flatMap(({ unknown }) => unknown),
  };
};

const targetOf = ([only, ...others]: readonly AppleBundle[]): { target?: string } =>
  only === undefined || others.length > 0 ? {} : { target: only.name.replace(/\.xctest$/, '') };

const readBundle = async (tree: FileTree, bundle: AppleBundle): Promise<BundleTests> => {
  const { name, executable } = bundle;
  if (executable === undefined) return unknownBundle(name, 'it has no executable');
  const bytes = tree.entries.get(executable)?.sizeBytes ?? 0;
  if (bytes > executableLimitBytes) return unknownBundle(name, `its executable is too large to read (${bytes} bytes)`);
  const content = await tree.read(executable, executableLimitBytes);
  try {
    const read = readExecutable(name, content);
    if (!('image' in read)) return read;
    const libraries = inheritsFromLibraries(read.image) ? await readBundleLibraries(tree, bundle) : [];
    const listed = listTestCases(read.image, libraries, { left: mostTests * 10 });
    return { tests: listed.tests, classesRead: read.image.classes.size, unknown: [...read.unknown, ...listed.unknown] };
  } catch (error) {
    if (!(error instanceof FormatError) && !(error instanceof RangeError)) throw error;
    // Linkers find new ways to write this description; a bundle that is not understood may run all the same.
    return unknownBundle(name, `the description of its classes is not understood (${error.message})`);
  }
};

interface ReadExecutable {
  readonly image: ObjcImage;
  readonly unknown: readonly UnknownPart[];
}

const readExecutable = (name: string, content: Buffer): BundleTests | ReadExecutable => {
  const image = openMachO(content);
  const memory = loadImage(image);
  if (memory === undefined) return unknownBundle(name, 'its pointers have an unknown encoding');
  const unknown: UnknownPart[] = [];
  if (memory.sections.some((section) => section.name === '__swift5_tests')) {
    unknown.push({ part: name, reason: 'it also holds tests of Swift Testing, which are created only when they run' });
  }
  if (!memory.sections.some((section) => section.name === '__objc_classlist')) {
    const tests = listSymbolTests(image);
    if (tests.length === 0) unknown.push({ part: name, reason: 'it contains no list of its classes' });
    return { tests, classesRead: new Set(tests.map(({ className }) => className)).size, unknown };
  }
  const classes = readObjcClasses(memory, { left: objcSteps });
  return { image: { classes, symbols: new Map() }, unknown };
};

const unknownBundle = (part: string, reason: string): BundleTests => ({ tests: [], classesRead: 0, unknown: [{ part, reason }] });

const symbolTable = 0x02;
const symbolBytes = 16;
/** `-[`, as instance methods begin; class methods begin with `+`. */
const instanceMethodStart = 0x5b2d;
const testMethod = /^-\[(\w+)(?:\([^)]*\))? (test\w*)\]$/;

/** Test methods by the names that debug builds keep of them: `-[CartUITests testAddsItem]`. */
export const listSymbolTests = ({ view, commands }: MachOImage): DiscoveredTest[] => {
  const command = commands.find(({ kind }) => kind === symbolTable);
  if (command === undefined) return [];
  const symbolsAt = view.getUint32(command.at + 8, true);
  const count = view.getUint32(command.at + 12, true);
  const namesAt = view.getUint32(command.at + 16, true);
  const tests = new Map<string, DiscoveredTest>();
  const workBudget: WorkBudget = { left: view.byteLength };
  for (let index = 0; index < count; index++) {
    const at = namesAt + view.getUint32(symbolsAt + index * symbolBytes, true);
    if (at + 2 > view.byteLength || view.getUint16(at, true) !== instanceMethodStart) continue;
    const symbol = readText(view, at);
    spend(workBudget, symbol.length);
    const [, className, name] = testMethod.exec(symbol) ?? [];
    if (className === undefined || name === undefined) continue;
    tests.set(symbol, { className, name, ignored: false, parameterized: false, conditional: false });
  }
  return [...tests.values()];
};
