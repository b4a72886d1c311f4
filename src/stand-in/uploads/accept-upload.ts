import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { isRecord } from '../../lib/is-record.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, traitsOf } from '../framework.ts';
import { chunksOf, readBodyText } from '../http/body.ts';
import { isPlainLoopback } from '../http/loopback.ts';
import { MultipartError, readBoundary, readParts } from '../http/multipart-parser.ts';
import { invalid, Refusal } from '../http/response.ts';
import type { Exchange } from '../http/route.ts';
import type { ContentStore, StoredContent } from './content-store.ts';
import { checkSuiteFile } from './suite-file.ts';
import type { UploadRecord, UploadTarget } from './upload-registry.ts';

const parseData = (text: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return new Map(Object.entries(value));
  } catch {
    // A text that is not JSON is refused below.
  }
  throw invalid('INVALID_VALUES_IN_INPUT', 'The part "data" is not a JSON object', 'error');
};

/** Removes characters that are not allowed, as the service does. Throws Refusal. */
const readCustomId = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  const customId = typeof value === 'string' ? value.replaceAll(/[^A-Za-z0-9._-]/g, '') : undefined;
  if (customId !== undefined && customId.length <= 100) return customId === '' ? undefined : customId;
  throw invalid('INVALID_VALUES_IN_INPUT', 'custom_id takes up to 100 letters, digits, ".", "-" and "_"', 'error');
};

const readUrl = (value: unknown): URL | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const url = typeof value === 'string' && value.length <= 4_000 ? URL.parse(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw invalid('INCORRECT_URL', 'url is not an http or https address', 'error');
  return url;
};

/** Reads the fields from separate parts or, in v1, from the JSON part `data`. Throws Refusal. */
const readUploadFields = ({ fields }: ReceivedForm, version: 'v1' | 'v2') => {
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

/** Throws Refusal if the extension of the name does not fit the framework. */
const checkFileType = (name: string, framework: Framework | undefined): void => {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (framework === undefined || ending === undefined) return;
  const { suiteEndings } = traitsOf(framework);
  if (suiteEndings.includes(ending)) return;
  const accepted = suiteEndings.map((known) => `.${known}`).join(' or ');
  throw invalid('INVALID_TESTSUITE', `.${ending} is no file type for the tests of ${framework}: expected ${accepted}`, 'error');
};

/** Accepts a file, or the URL of a file. Throws Refusal. */
export const acceptUpload = async (
  cloud: CloudState,
  { request, signal, noteBody }: Exchange,
  { kind, framework }: UploadTarget,
  version: 'v1' | 'v2' = 'v1',
): Promise<UploadRecord> => {
  const maxBytes = cloud.scenario.limits['upload-bytes'];
  const form = await receiveForm(request, cloud.contents, maxBytes);
  const { customId, url } = readUploadFields(form, version);
  const { file } = form;
  const shownFile = file && { name: file.name, bytes: file.content.sizeBytes, sha256: file.content.sha256 };
  noteBody({ ...Object.fromEntries(form.fields), ...(shownFile && { file: shownFile }) }, shownBytes(form));
  if (file !== undefined && url !== undefined)
    throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains both a file and a url', 'error');
  const add = async (name: string, content: StoredContent | undefined): Promise<UploadRecord> => {
    if (framework === 'maestro' || cloud.discoverTests !== undefined)
      await checkSuiteFile({ framework, name, content }, cloud.scenario.lenient);
    return cloud.uploads.add({ kind, framework, name, owner: 'user', customId, content });
  };
  if (file !== undefined) {
    checkFileType(file.name, framework);
    if (file.content.sizeBytes === 0) throw invalid('APP_UNZIP_FAILED', 'The file is empty', 'error');
    return add(file.name, file.content);
  }
  if (url === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains neither a file nor a url', 'error');
  const content = await fetchFromLoopback(url, cloud.contents, maxBytes, signal);
  checkFileType(nameIn(url), framework);
  return add(nameIn(url), content);
};

/** Stores no partial file if an error occurs. Throws `tooLarge` for more than `maxBytes`. */
const storeFile = async (
  data: AsyncIterable<Buffer>,
  contents: ContentStore,
  maxBytes: number,
  tooLarge: () => Refusal,
): Promise<StoredContent> => {
  const incoming = await contents.receive();
  try {
    let bytes = 0;
    for await (const chunk of data) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      await incoming.write(chunk);
    }
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  return incoming.commit();
};

/** Returns undefined if the URL is not on this machine. Throws Refusal if the fetch fails. */
const fetchFromLoopback = async (
  url: URL,
  contents: ContentStore,
  maxBytes: number,
  signal: AbortSignal,
): Promise<StoredContent | undefined> => {
  if (!isPlainLoopback(url)) return undefined;
  const sent = get(url, { signal, agent: false });
  // An error after the response is ignored here, because reading the body fails with the same error.
  sent.on('error', () => {});
  const [response] = (await once(sent, 'response').catch(() => {
    throw invalid('INCORRECT_URL', 'The url does not respond', 'error');
  })) as [IncomingMessage];
  if (response.statusCode !== 200) {
    response.destroy();
    throw invalid('INCORRECT_URL', `The url responds with status ${response.statusCode ?? 'unknown'}`, 'error');
  }
  return storeFile(response, contents, maxBytes, () => invalid('INCORRECT_URL', 'The file behind the url is too large', 'error'));
};

/** Form whose file is on disk instead of in memory. */
interface ReceivedForm {
  readonly file?: { readonly name: string; readonly content: StoredContent };
  readonly fields: ReadonlyMap<string, string>;
}

/** Approximate size of the form in the journal, in bytes. */
const shownBytes = ({ fields }: ReceivedForm): number =>
  [...fields].reduce((sum, [name, value]) => sum + name.length + value.length, 200);

const maxFieldBytes = 64 * 1024;
const maxFields = 20;

const tooLarge = (what: string): Refusal => new Refusal(413, `${what} is too large`, 'error');

type FormRequest = Readable & Pick<IncomingMessage, 'headers'>;

/** Throws Refusal if the form is invalid, and the socket's error if the client disconnects. */
export const receiveForm = async (request: FormRequest, store: ContentStore, maxFileBytes: number): Promise<ReceivedForm> => {
  const type = request.headers['content-type'];
  // A form of this type, as `curl -d` sends it, contains no file.
  if (/^application\/x-www-form-urlencoded\b/i.test(type ?? ''))
    return {
      fields: new Map(new URLSearchParams(await readBodyText(chunksOf(request), maxFieldBytes, () => tooLarge('The form')))),
    };
  const boundary = readBoundary(type);
  if (boundary === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The body is not a multipart form', 'error');
  const fields = new Map<string, string>();
  let file: ReceivedForm['file'];
  try {
    for await (const { name, fileName = 'file', data } of readParts(chunksOf(request), boundary)) {
      if (name === 'file') {
        if (file !== undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains more than one file', 'error');
        file = { name: fileName, content: await storeFile(data, store, maxFileBytes, () => tooLarge('The file')) };
      } else {
        if (fields.size >= maxFields) throw tooLarge('The number of parts');
        fields.set(name, await readBodyText(data, maxFieldBytes, () => tooLarge('A part of the form')));
      }
    }
  } catch (error) {
    throw error instanceof MultipartError ? invalid('INVALID_VALUES_IN_INPUT', error.message, 'error') : error;
  }
  return { fields, ...(file !== undefined && { file }) };
};
