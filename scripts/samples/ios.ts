import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MachOKind, machO } from './mach-o.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Objective-C methods as the symbol table of a debug build names them; `setUp` is there to be told apart from a test. */
const uiTestMethods = [
  '-[CartUITests setUp]',
  '-[CartUITests testAddsItem]',
  '-[CartUITests testShowsTotal]',
  '-[CheckoutUITests testPaysWithCard]',
  '-[CheckoutUITests testShowsReceipt]',
  '-[LoginUITests testSignsIn]',
];

const earlGreyTestMethods = [
  '-[CartScreenTests setUp]',
  '-[CartScreenTests testEmptiesCart]',
  '-[CartScreenTests testShowsItems]',
  '-[CheckoutScreenTests testPaysWithCard]',
];

/** Flutter makes its test methods when it runs, from what the Dart code of the app says. */
const flutterTestMethods = ['+[RunnerTests testInvocations]'];

/** A name that begins another: the service selects `testAdd` by its beginning. */
const similarTestMethods = ['-[SearchUITests testAdd]', '-[SearchUITests testAddAll]', '-[SearchUITests testRemove]'];

interface Bundle {
  readonly folder: string;
  readonly executable: string;
  readonly kind: MachOKind;
  readonly symbols?: readonly string[];
}

const bundleEntries = async (sources: string, { folder, executable, kind, symbols = ['_main'] }: Bundle): Promise<ZipEntry[]> => [
  { path: `${folder}/Info.plist`, content: await readFile(join(sources, `${executable}.plist`)) },
  { path: `${folder}/${executable}`, content: machO(kind, symbols), mode: 0o755 },
];

/**
 * The iOS samples, made from the property lists in `sources`.
 *
 * The EarlGrey sample is a folder, as Xcode leaves it: packing it is the action's work.
 */
export const buildIosSamples = async (sources: string): Promise<ZipEntry[]> => {
  const app = await bundleEntries(sources, { folder: 'Payload/Shop.app', executable: 'Shop', kind: 'executable' });
  const runner = 'ShopUITests-Runner.app';
  const suite = async (symbols: readonly string[]): Promise<ZipEntry[]> => [
    ...(await bundleEntries(sources, { folder: runner, executable: 'ShopUITests-Runner', kind: 'executable' })),
    ...(await bundleEntries(sources, {
      folder: `${runner}/PlugIns/ShopUITests.xctest`,
      executable: 'ShopUITests',
      kind: 'bundle',
      symbols,
    })),
  ];
  const earlGrey = [
    ...(await bundleEntries(sources, { folder: 'Shop.app', executable: 'Shop', kind: 'executable' })),
    ...(await bundleEntries(sources, {
      folder: 'Shop.app/PlugIns/ShopEarlGreyTests.xctest',
      executable: 'ShopEarlGreyTests',
      kind: 'bundle',
      symbols: earlGreyTestMethods,
    })),
  ];
  const products = 'Release-iphoneos/Runner.app';
  const testPackage = [
    { path: 'Runner_iphoneos17.0-arm64.xctestrun', content: await readFile(join(sources, 'Runner.xctestrun')) },
    ...(await bundleEntries(sources, { folder: products, executable: 'Runner', kind: 'executable' })),
    ...(await bundleEntries(sources, {
      folder: `${products}/PlugIns/RunnerTests.xctest`,
      executable: 'RunnerTests',
      kind: 'bundle',
      symbols: flutterTestMethods,
    })),
  ];
  const plan = { path: 'Smoke_iphoneos17.0-arm64.xctestrun', content: await readFile(join(sources, 'Smoke.xctestrun')) };
  return [
    { path: 'Shop.ipa', content: await zip(app) },
    { path: 'ShopUITests.zip', content: await zip(await suite(uiTestMethods)) },
    { path: 'suites/similar-names.zip', content: await zip(await suite(similarTestMethods)) },
    { path: 'suites/test-plan.zip', content: await zip([plan, ...(await suite(uiTestMethods))]) },
    { path: 'ShopFlutterTests.zip', content: await zip(testPackage) },
    ...earlGrey.map((file) => ({ ...file, path: `ShopEarlGrey/${file.path}` })),
  ];
};
