import { SaxesParser } from 'saxes';
import { firstLineOf } from '../../lib/first-line.ts';
import { FormatError } from '../binary-error.ts';
import { deepestPlist, type PlistValue } from './plist-value.ts';

/** A list or dictionary that is being filled. */
type Container =
  | { readonly kind: 'array'; readonly value: PlistValue[] }
  | { readonly kind: 'dict'; readonly value: Map<string, PlistValue>; key: string | undefined };

/** The XML form. References to entities that a document defines itself are errors, so nothing can expand. */
export const readXmlPlist = (bytes: Buffer): PlistValue => {
  const containers: Container[] = [];
  let result: PlistValue;
  let text = '';
  let depth = 0;
  const put = (value: PlistValue): void => {
    const container = containers.at(-1);
    if (container === undefined) result = value;
    else if (container.kind === 'array') container.value.push(value);
    else if (container.key !== undefined) {
      container.value.set(container.key, value);
      container.key = undefined;
    }
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new FormatError(`a property list that is neither binary nor XML (${firstLineOf(error).slice(0, 100)})`, {
      cause: error,
    });
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    depth += 1;
    if (depth > deepestPlist) throw new FormatError('a property list that nests too deeply');
    if (name === 'array') containers.push({ kind: 'array', value: [] });
    if (name === 'dict') containers.push({ kind: 'dict', value: new Map(), key: undefined });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    const container = containers.at(-1);
    if (name === 'array' || name === 'dict') {
      containers.pop();
      put(container?.value);
    } else if (name === 'key') {
      if (container?.kind === 'dict') container.key = text;
    } else if (name !== 'plist') {
      put(plainValue(name, text));
    }
    text = '';
  });
  parser.write(bytes.toString('utf8')).close();
  return result;
};

const plainValue = (element: string, text: string): PlistValue => {
  switch (element) {
    case 'string':
      return text;
    case 'integer':
    case 'real':
      return Number(text);
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return undefined;
  }
};
