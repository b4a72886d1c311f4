import { escapeXmlText } from '../../lib/xml.ts';
import type { Leak, LeakPlace } from '../schema/scenario.ts';

const of = (leaks: readonly Leak[], place: LeakPlace): readonly string[] =>
  leaks.filter((leak) => leak.in.includes(place)).map(({ text }) => text);

/** Lines that the app logs, each with the prefix of logcat. */
export const leakedLog = (leaks: readonly Leak[], place: 'device-log' | 'instrumentation-log'): string =>
  of(leaks, place)
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => `${place === 'device-log' ? 'I/Leak    ( 4711): ' : ''}${line}\n`)
    .join('');

const header = /^([\w-]{1,100}):[ \t]*(\S.*)$/;

/** Requests of the app: a text such as `Cookie: a=b` becomes a header, any other text the body. */
export const leakedRequests = (leaks: readonly Leak[]): readonly object[] =>
  of(leaks, 'network-log').map((text) => {
    const [, name, value] = header.exec(text) ?? [];
    return name === undefined ? { postData: { mimeType: 'text/plain', text } } : { headers: [{ name, value }] };
  });

/** Output of the tests in the report. */
export const leakedOutput = (leaks: readonly Leak[]): string => {
  const texts = of(leaks, 'report');
  return texts.length === 0 ? '' : `    <system-out>${escapeXmlText(texts.join('\n'))}</system-out>\n`;
};
