import type { Framework } from '../framework.ts';
import { invalid } from '../http/answer.ts';
import type { Exchange } from '../http/route.ts';
import type { World } from '../world.ts';
import type { StoredContent } from './content-store.ts';
import { fetchFromLoopback } from './fetch-loopback.ts';
import { receiveForm } from './receive-form.ts';
import { readUploadFields } from './upload-fields.ts';
import type { UploadRecord, UploadTarget } from './upload-record.ts';

const nameIn = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? '';
  return last === '' ? url.hostname : last.slice(0, 500);
};

/** File types of suites; a name without an extension is accepted. */
const suiteEndings: Readonly<Record<Framework, readonly string[]>> = {
  espresso: ['apk', 'zip'],
  xcuitest: ['zip'],
  earlgrey: ['zip'],
};

const checkFileType = (name: string, { framework }: UploadTarget): void => {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (framework === undefined || ending === undefined || suiteEndings[framework].includes(ending)) return;
  const accepted = suiteEndings[framework].map((known) => `.${known}`).join(' or ');
  throw invalid('INVALID_TESTSUITE', `.${ending} is no file type for the tests of ${framework}: expected ${accepted}`, 'error');
};

/** Takes one upload of any kind: a file, or the address of one. Throws Refusal. */
export const acceptUpload = async (world: World, { request, signal }: Exchange, target: UploadTarget): Promise<UploadRecord> => {
  const maxBytes = world.scenario.limits['upload-bytes'];
  const form = await receiveForm(request, world.contents, maxBytes);
  const { customId, url } = readUploadFields(form);
  const { file } = form;
  if (file !== undefined && url !== undefined)
    throw invalid('INVALID_VALUES_IN_INPUT', 'The form holds both a file and a url', 'error');
  const add = (name: string, content: StoredContent | undefined): UploadRecord =>
    world.uploads.add({
      ...target,
      name,
      owner: 'user',
      ...(customId !== undefined && { customId }),
      ...(content !== undefined && { content }),
    });
  if (file !== undefined) {
    checkFileType(file.name, target);
    if (file.content.sizeBytes === 0) throw invalid('APP_UNZIP_FAILED', 'The file is empty', 'error');
    return add(file.name, file.content);
  }
  if (url === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The form holds neither a file nor a url', 'error');
  const content = await fetchFromLoopback(url, world.contents, maxBytes, signal);
  checkFileType(nameIn(url), target);
  return add(nameIn(url), content);
};
