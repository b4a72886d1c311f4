import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { withArchive } from '../../../src/binaries/archive.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { packDirectory } from '../../../src/binaries/pack-binary.ts';
import { infoPlist } from './writers/apple.ts';
import { temporaryFolder } from './writers/archive.ts';

/** Creates a `Shop.app` with a program, a framework that contains a link, and an empty folder. */
const appFolder = async (order: readonly string[] = ['Info.plist', 'Shop', 'Zebra.txt', 'apple.txt']): Promise<string> => {
  const app = join(await temporaryFolder(), 'Shop.app');
  await mkdir(join(app, 'Frameworks/Kit.framework/Versions/A'), { recursive: true });
  await mkdir(join(app, 'Empty'));
  for (const name of order)
    await writeFile(join(app, name), name === 'Info.plist' ? infoPlist('com.shop') : `${name}\n`.repeat(500));
  await chmod(join(app, 'Shop'), 0o755);
  await symlink('A', join(app, 'Frameworks/Kit.framework/Versions/Current'));
  return app;
};

/** Octal mode and path of every entry. */
const listing = async (file: string): Promise<string[]> => {
  const lines: string[] = [];
  for await (const entry of (await openPromise(file)).eachEntry()) {
    lines.push(`${(entry.externalFileAttributes >>> 16).toString(8)} ${entry.fileName}`);
  }
  return lines;
};

// Windows has other modes and links, and builds no apps for iOS.
describe.skipIf(process.platform === 'win32')('packDirectory', () => {
  it('packs an app into an IPA, with its modes and links', async () => {
    const app = await appFolder();
    const out = join(await temporaryFolder(), 'Shop.ipa');
    await packDirectory(app, out, 'ipa');
    expect(await listing(out)).toEqual([
      '40755 Payload/Shop.app/Empty/',
      '40755 Payload/Shop.app/Frameworks/',
      '40755 Payload/Shop.app/Frameworks/Kit.framework/',
      '40755 Payload/Shop.app/Frameworks/Kit.framework/Versions/',
      '40755 Payload/Shop.app/Frameworks/Kit.framework/Versions/A/',
      '120777 Payload/Shop.app/Frameworks/Kit.framework/Versions/Current',
      '100644 Payload/Shop.app/Info.plist',
      '100755 Payload/Shop.app/Shop',
      '100644 Payload/Shop.app/Zebra.txt',
      '100644 Payload/Shop.app/apple.txt',
    ]);
    expect(await inspectBinary(out)).toMatchObject({ kind: 'ipa', app: { bundleId: 'com.shop' } });
    await withArchive(out, async (tree) => {
      expect((await tree.read('Payload/Shop.app/Frameworks/Kit.framework/Versions/Current', 10)).toString()).toBe('A');
      expect((await tree.read('Payload/Shop.app/Shop', 10_000)).toString()).toBe('Shop\n'.repeat(500));
    });
  });

  it('gives the same bytes for the same folder, whenever, wherever and in whatever order it was written', async () => {
    const folder = await temporaryFolder();
    const [first = '', second = '', elsewhere = ''] = ['a.ipa', 'b.ipa', 'c.ipa'].map((name) => join(folder, name));
    await packDirectory(await appFolder(), first, 'ipa');
    await packDirectory(await appFolder(['apple.txt', 'Zebra.txt', 'Shop', 'Info.plist']), second, 'ipa');
    const program = `
      import { packDirectory } from ${JSON.stringify(join(import.meta.dirname, '../../../src/binaries/pack-binary.ts'))};
      await packDirectory(process.argv[1], process.argv[2], 'ipa');`;
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', program, await appFolder(), elsewhere], {
      env: { ...process.env, TZ: 'Pacific/Kiritimati' },
    });
    expect(await readFile(second)).toEqual(await readFile(first));
    expect(await readFile(elsewhere)).toEqual(await readFile(first));
  });

  it('packs a bundle into a zip under its own name, and of any other folder what is in it', async () => {
    const app = await appFolder();
    const out = join(await temporaryFolder(), 'out.zip');
    await packDirectory(app, out, 'zip');
    expect((await listing(out))[0]).toBe('40755 Shop.app/Empty/');
    await packDirectory(join(app, '..'), out, 'zip');
    expect((await listing(out))[0]).toBe('40755 Shop.app/');
    expect(await inspectBinary(out)).toMatchObject({ kind: 'app-directory', above: '' });
  });

  it.each([
    ['a link to another place', '/etc/passwd'],
    ['a link to the folder above', '../other'],
    ['a link to the app beside it', '../Other.app'],
  ])('refuses %s, and leaves no half file', async (_name, target) => {
    const app = await appFolder();
    await symlink(target, join(app, 'link'));
    const folder = await temporaryFolder();
    await expect(packDirectory(app, join(folder, 'out.zip'), 'zip')).rejects.toThrow(
      /\/Shop\.app: the link Shop\.app\/link leads out of the folder\. Use the folder as the build created it\./,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses an IPA of what is no app, an output inside of the folder, and a folder that is not there', async () => {
    const app = await appFolder();
    const out = join(await temporaryFolder(), 'out.ipa');
    await expect(packDirectory(join(app, '..'), out, 'ipa')).rejects.toMatchObject({
      code: 'cannot-pack',
      message: expect.stringContaining('the name of the folder does not end in .app'),
    });
    await expect(packDirectory(app, join(app, 'out.ipa'), 'ipa')).rejects.toMatchObject({ code: 'cannot-pack' });
    await expect(packDirectory('/nowhere/Shop.app', out, 'ipa')).rejects.toMatchObject({ code: 'unreadable' });
    await expect(packDirectory(app, '/nowhere/out.ipa', 'ipa')).rejects.toMatchObject({ code: 'cannot-pack' });
    await expect(stat(out)).rejects.toThrow(/ENOENT/);
  });
});
