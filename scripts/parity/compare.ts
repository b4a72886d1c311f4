import { parityCalls } from './calls.ts';
import type { Observation, Observations } from './run-calls.ts';

/** What the built-in cloud does otherwise than the service. */
export interface Difference {
  readonly call: string;
  /** As a sentence, without values of the account. */
  readonly text: string;
}

interface Compared {
  readonly differences: readonly Difference[];
  readonly report: string;
}

const minus = (left: ReadonlySet<string>, right: ReadonlySet<string>): readonly string[] =>
  [...left].filter((line) => !right.has(line)).sort();

const quoted = (lines: readonly string[]): string => lines.map((line) => `\`${line}\``).join(', ');

const summary = ({ status, type, shape }: Observation): string => {
  const lines = [...shape.lines].sort();
  const shown =
    lines.length === 0 ? 'no JSON' : quoted(lines.slice(0, 12)) + (lines.length > 12 ? ` and ${lines.length - 12} more` : '');
  return `${status} ${type === '' ? 'without a type' : type}: ${shown}`;
};

const differencesOf = (service: Observation, cloud: Observation): readonly string[] => {
  const texts: string[] = [];
  if (service.status !== cloud.status) texts.push(`the status is ${service.status}, the built-in cloud sends ${cloud.status}`);
  if (service.type !== cloud.type) texts.push(`the type is "${service.type}", the built-in cloud sends "${cloud.type}"`);
  const [moreHeaders, fewerHeaders] = [
    minus(new Set(service.headers), new Set(cloud.headers)),
    minus(new Set(cloud.headers), new Set(service.headers)),
  ];
  if (moreHeaders.length > 0) texts.push(`the built-in cloud lacks the headers ${quoted(moreHeaders)}`);
  if (fewerHeaders.length > 0) texts.push(`only the built-in cloud has the headers ${quoted(fewerHeaders)}`);
  const lacks = minus(service.shape.lines, cloud.shape.lines);
  const adds = minus(cloud.shape.lines, service.shape.lines);
  if (lacks.length > 0) texts.push(`the built-in cloud lacks ${quoted(lacks)}`);
  if (adds.length > 0) texts.push(`only the built-in cloud has ${quoted(adds)}`);
  return texts;
};

/** Every call in the order of the list, whether it was sent or not. */
const allCalls = Object.values(parityCalls).flat();

/** What is said of one call. */
interface Row {
  readonly name: string;
  /** What the service answered; a text says why the call was not sent. */
  readonly service: Observation | string;
  readonly differences: readonly string[];
  readonly settles: string | undefined;
}

const compareCall = (service: Observation | string, cloud: Observation | string): readonly string[] => {
  const unsent = typeof service === 'string' ? 'the service' : 'the built-in cloud';
  if (typeof service !== 'string' && typeof cloud !== 'string') return differencesOf(service, cloud);
  return typeof service === typeof cloud ? [] : [`${unsent}: not sent, since an earlier call failed`];
};

const settledBy = ({ name, service, settles }: Row): readonly string[] => {
  if (typeof service === 'string') return [];
  const words = name.startsWith('the ') ? [...service.shape.words].sort() : [];
  return [
    ...(settles === undefined ? [] : [`- ${settles}: ${summary(service)}`]),
    ...(words.length === 0 ? [] : [`- words in "${name}": ${quoted(words)}`]),
  ];
};

const rowText = ({ name, service, differences }: Row): string =>
  `| ${name} | ${typeof service === 'string' ? 'not sent' : service.status} | ${differences.length === 0 ? 'same' : 'different'} |`;

/**
 * Compares the forms of all responses. Statuses of builds and tests depend on what runs, so they are listed and not compared.
 *
 * @param service what the service answered; the report is about it
 */
export const compareObservations = (service: Observations, cloud: Observations): Compared => {
  const rows = allCalls.flatMap(({ name, settles }): Row[] => {
    const [left, right] = [service.get(name), cloud.get(name)];
    if (left === undefined || right === undefined) return [];
    return [{ name, service: left, differences: compareCall(left, right), settles }];
  });
  const differences = rows.flatMap(({ name, differences: texts }) => texts.map((text) => ({ call: name, text })));
  const report = [
    '# The service and the built-in cloud',
    `${rows.length} calls, ${differences.length} differences. Values of the account are not part of this report.`,
    '## Differences',
    differences.map(({ call, text }) => `- **${call}**: ${text}`).join('\n') || 'None.',
    '## What the service does',
    rows.flatMap(settledBy).join('\n'),
    '## Calls',
    `| call | status | |\n|---|---|---|\n${rows.map(rowText).join('\n')}`,
  ].join('\n\n');
  return { differences, report: `${report}\n` };
};
