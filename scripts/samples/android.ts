import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { run } from './tool.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Debian's package `android-framework-res`: aapt takes the numbers of `android:` attributes from it. */
const frameworkResources = '/usr/share/android-framework-res/framework-res.apk';
/** Debian's link to the installed JDK, which is the library of the classes that R8 reads. */
const javaProgram = '/usr/bin/java';
const minSdk = '30';

interface Folders {
  readonly sources: string;
  readonly work: string;
}

const compilerJars = async ({ sources, work }: Folders): Promise<string> => {
  const list = join(work, 'compilers.txt');
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath';
  await run('mvn', ['-q', '-B', '-f', join(sources, 'pom.xml'), goal, `-Dmdep.outputFile=${list}`]);
  return (await readFile(list, 'utf8')).trim();
};

const filesIn = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => join(folder, path));

/** Compiles a folder of Java files; returns the folder of classes. */
const javac = async ({ sources, work }: Folders, folder: string, classpath: readonly string[]): Promise<string> => {
  const classes = join(work, 'classes', folder);
  await mkdir(classes, { recursive: true });
  const files = await filesIn(join(sources, folder), '.java');
  const options = ['--release', '8', '-Xlint:-options', '-encoding', 'UTF-8', '-proc:none'];
  await run('javac', [...options, '-cp', classpath.join(delimiter), '-d', classes, ...files]);
  return classes;
};

const kotlinc = async ({ sources, work }: Folders, jars: string, classpath: readonly string[]): Promise<string> => {
  const classes = join(work, 'classes/kotlin');
  const standardLibrary = jars.split(delimiter).filter((jar) => jar.includes('kotlin-stdlib'));
  const options = ['-no-stdlib', '-no-reflect', '-jvm-target', '1.8', '-cp', [...classpath, ...standardLibrary].join(delimiter)];
  const compiler = ['-cp', jars, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  await run('java', [...compiler, ...options, '-d', classes, join(sources, 'test/kotlin')]);
  return classes;
};

const adler32 = (bytes: Buffer): number => {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
};

/**
 * Raises a DEX file to version 040.
 *
 * dx writes names with spaces but keeps 039 in the header, where they are not allowed; 040 only allows more names.
 */
const asVersion040 = (dex: Buffer): Buffer => {
  const raised = Buffer.from(dex);
  raised.write('040', 4, 'latin1');
  createHash('sha1').update(raised.subarray(32)).digest().copy(raised, 12);
  raised.writeUInt32LE(adler32(raised.subarray(12)), 8);
  return raised;
};

const dex = async ({ work }: Folders, jars: string, classes: string): Promise<Buffer> => {
  const output = join(work, 'output.dex');
  const options = ['--dex', `--min-sdk-version=${minSdk}`, `--output=${output}`];
  await run('java', ['-cp', jars, 'com.android.dx.command.Main', ...options, classes]);
  return readFile(output);
};

/** The binary manifest, and the resource table where there is one. */
const resources = async ({ sources, work }: Folders, folder: string): Promise<ZipEntry[]> => {
  const apk = join(work, `${folder.replaceAll('/', '-')}-resources.apk`);
  const manifest = join(sources, folder, 'AndroidManifest.xml');
  const values = folder === 'app' ? ['-S', join(sources, folder, 'res')] : [];
  await run('aapt', ['package', '-f', '-M', manifest, ...values, '-I', frameworkResources, '-F', apk]);
  const unpacked = join(work, `${folder.replaceAll('/', '-')}-resources`);
  await run('unzip', ['-q', apk, '-d', unpacked]);
  const names = ['AndroidManifest.xml', ...(folder === 'app' ? ['resources.arsc'] : [])];
  // The system maps the table into memory as it lies in the file, so it must not be compressed.
  return Promise.all(
    names.map(async (path) => ({ path, content: await readFile(join(unpacked, path)), stored: path.endsWith('.arsc') })),
  );
};

const signed = async ({ sources, work }: Folders, name: string, entries: readonly ZipEntry[]): Promise<Buffer> => {
  const step = (word: string): string => join(work, `${word}-${name}`);
  const packed = step('packed');
  const aligned = step('aligned');
  const apk = step('signed');
  await writeFile(packed, await zip(entries));
  await run('zipalign', ['-f', '-p', '4', packed, aligned]);
  const key = ['--ks', join(sources, 'debug.keystore'), '--ks-pass', 'pass:android'];
  const schemes = ['--min-sdk-version', '21', '--v1-signing-enabled', 'true', '--v2-signing-enabled', 'true'];
  await run('apksigner', ['sign', ...key, ...schemes, '--v3-signing-enabled', 'false', '--out', apk, aligned]);
  return readFile(apk);
};

/** The release build of the app, shrunk by R8, and its mapping. */
const buildRelease = async (folders: Folders, r8: string, platform: string, appClasses: string): Promise<ZipEntry[]> => {
  const { sources, work } = folders;
  const classes = await javac(folders, 'release/java', [platform, appClasses]);
  const jar = async (name: string, folder: string): Promise<string> => {
    const file = join(work, name);
    const entries = (await filesIn(folder, '.class')).map(async (path) => ({
      path: relative(folder, path),
      content: await readFile(path),
    }));
    await writeFile(file, await zip(await Promise.all(entries)));
    return file;
  };
  const mapping = join(work, 'mapping.txt');
  const output = join(work, 'release');
  await mkdir(output);
  const libraries = ['--lib', await jar('platform.jar', platform), '--lib', dirname(dirname(await realpath(javaProgram)))];
  const rules = ['--pg-conf', join(sources, 'release/rules.pro'), '--pg-map-output', mapping];
  // As the Android Gradle plugin asks for it.
  const template = ['--source-file-template', 'r8-map-id-%MAP_ID'];
  const inputs = [await jar('app.jar', appClasses), await jar('release.jar', classes)];
  const options = ['--release', '--min-api', minSdk, ...libraries, ...rules, ...template, '--output', output];
  await run('java', ['-cp', r8, 'com.android.tools.r8.R8', ...options, ...inputs]);
  const apk = await signed(folders, 'shop-release.apk', [
    ...(await resources(folders, 'release')),
    { path: 'classes.dex', content: await readFile(join(output, 'classes.dex')) },
  ]);
  return [
    { path: 'shop-release.apk', content: apk },
    { path: 'shop-release-mapping.txt', content: await readFile(mapping) },
  ];
};

/**
 * The Android samples, made from `sources` with all steps left in the empty folder `work`.
 *
 * @param r8 path of R8, which shrinks the release build; without it that is left out
 */
export const buildAndroidSamples = async (sources: string, work: string, r8?: string): Promise<ZipEntry[]> => {
  const folders = { sources, work };
  const jars = await compilerJars(folders);
  const platform = await javac(folders, 'stubs/platform', []);
  const packed = await javac(folders, 'stubs/packed', [platform]);
  const appClasses = await javac(folders, 'app/java', [platform]);
  const classpath = [platform, packed, appClasses];
  const javaTests = await javac(folders, 'test/java', classpath);
  const kotlinTests = await kotlinc(folders, jars, classpath);

  const first = join(work, 'first');
  for (const classes of [packed, javaTests, kotlinTests]) await cp(classes, first, { recursive: true });
  const second = join(work, 'second/com/example/shop');
  await mkdir(second, { recursive: true });
  await rename(join(first, 'com/example/shop/ScreenTest.class'), join(second, 'ScreenTest.class'));

  const app = await signed(folders, 'shop-debug.apk', [
    ...(await resources(folders, 'app')),
    { path: 'classes.dex', content: await dex(folders, jars, appClasses) },
  ]);
  const suite = await signed(folders, 'shop-debug-androidTest.apk', [
    ...(await resources(folders, 'test')),
    { path: 'classes.dex', content: asVersion040(await dex(folders, jars, first)) },
    { path: 'classes2.dex', content: await dex(folders, jars, join(work, 'second')) },
  ]);
  return [
    { path: 'shop-debug.apk', content: app },
    { path: 'shop-debug-androidTest.apk', content: suite },
    ...(r8 === undefined ? [] : await buildRelease(folders, r8, platform, appClasses)),
    ...(await buildSuites(folders, jars, [platform, packed])),
  ];
};

/** One suite for each folder below `suites`, with its app where it needs classes of one: what makes tests hard to discover. */
const buildSuites = async (
  folders: Folders,
  jars: string,
  [platform = '', packed = '']: readonly string[],
): Promise<ZipEntry[]> => {
  const apks: ZipEntry[] = [];
  const build = async (name: string, folder: string, classes: readonly string[]): Promise<void> => {
    const all = join(folders.work, `dex-${name}`);
    for (const each of classes) await cp(each, all, { recursive: true });
    const entries = [...(await resources(folders, folder)), { path: 'classes.dex', content: await dex(folders, jars, all) }];
    apks.push({ path: `suites/${name}.apk`, content: await signed(folders, `${name}.apk`, entries) });
  };
  for (const suite of (await readdir(join(folders.sources, 'suites'))).sort()) {
    const folder = `suites/${suite}`;
    const hasApp = existsSync(join(folders.sources, folder, 'app'));
    const app = hasApp ? [await javac(folders, `${folder}/app/java`, [platform, packed])] : [];
    if (hasApp) await build(`${suite}-app`, `${folder}/app`, app);
    const tests = await javac(folders, `${folder}/java`, [platform, packed, ...app]);
    await build(suite, folder, [packed, tests]);
  }
  return apks;
};
