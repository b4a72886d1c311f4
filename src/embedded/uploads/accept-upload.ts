import { isRecord } from '../../lib/is-record.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Exchange } from '../http/route.ts';
import type { StoredContent } from './content-store.ts';
import { fetchFromLoopback } from './fetch-loopback.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';
import { checkSuiteFile } from './suite-file.ts';
import type { UploadRecord, UploadTarget } from './upload-record.ts';

/** The parameters of an upload. */
interface UploadFields {
  readonly customId?: string;
  readonly url?: URL;
}

const parseData = (text: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return new Map(Object.entries(value));
  } catch {
    // Falls through to the refusal.
  }
  throw invalid('INVALID_VALUES_IN_INPUT', 'The part "data" is not a JSON object', 'error');
};

/** Other characters are ignored, not refused. */
const readCustomId = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  const customId = typeof value === 'string' ? value.replaceAll(/[^A-Za-z0-9._-]/g, '') : undefined;
  if (customId !== undefined && customId.length <= 100) return customId === '' ? undefined : customId;
  throw invalid('INVALID_VALUES_IN_INPUT', 'custom_id takes up to 100 letters, digits, ".", "-" and "_"', 'error');
};

const readUrl = (value: unknown): URL | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const url = typeof value === 'string' && value.length <= 4_000 && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw invalid('INCORRECT_URL', 'url is not an http or https address', 'error');
  }
  return url;
};

/** Reads the JSON part `data`, which only v1 has, or plain parts of the same names. Throws Refusal. */
const readUploadFields = ({ fields }: ReceivedForm, version: 'v1' | 'v2'): UploadFields => {
  const data = version === 'v1' ? fields.get('data') : undefined;
  const values = data === undefined ? fields : parseData(data);
  const customId = readCustomId(values.get('custom_id') ?? fields.get('custom_id'));
  const url = readUrl(values.get('url') ?? fields.get('url'));
  return { customId, url };
};

const nameIn = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? '';
  return last === '' ? url.hostname : last.slice(0, 500);
};

/** A name without an extension is accepted. */
const checkFileType = (name: string, { framework }: UploadTarget): void => {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (framework === undefined || ending === undefined) return;
  const { suiteEndings } = traitsOf(framework);
  if (suiteEndings.includes(ending)) return;
  const accepted = suiteEndings.map((known) => `.${known}`).join(' or ');
  throw invalid('INVALID_TESTSUITE', `.${ending} is no file type for the tests of ${framework}: expected ${accepted}`, 'error');
};

/** Takes one upload of any kind: a file, or the address of one. Throws Refusal. */
export const acceptUpload = async (
  cloud: CloudState,
  { request, signal }: Exchange,
  target: UploadTarget,
  version: 'v1' | 'v2' = 'v1',
): Promise<UploadRecord> => {
  const maxBytes = cloud.scenario.limits['upload-bytes'];
  const form = await receiveForm(request, cloud.contents, maxBytes);
  const { customId, url } = readUploadFields(form, version);
  const { file } = form;
  if (file !== undefined && url !== undefined)
    throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains both a file and a url', 'error');
  const add = async (name: string, content: StoredContent | undefined): Promise<UploadRecord> => {
    if (target.framework === 'maestro' || cloud.discoverTests !== undefined) await checkSuiteFile({ ...target, name, content });
    return cloud.uploads.add({
      ...target,
      name,
      owner: 'user',
      customId,
      content,
    });
  };
  if (file !== undefined) {
    checkFileType(file.name, target);
    if (file.content.sizeBytes === 0) throw invalid('APP_UNZIP_FAILED', 'The file is empty', 'error');
    return add(file.name, file.content);
  }
  if (url === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains neither a file nor a url', 'error');
  const content = await fetchFromLoopback(url, cloud.contents, maxBytes, signal);
  checkFileType(nameIn(url), target);
  return add(nameIn(url), content);
};
