import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitDevices, limitTests, readMark, writeMark } from '../../../../../src/core/results/issues/issue-mark.ts';
import { anyText } from '../../../lib/escape/hostile-texts.ts';
import { idOf, state } from './issue-facts.ts';

const repository = 'acme/shop';
const mark = { id: idOf(7), state: state() };

describe('a mark', () => {
  it('is read as it was written, whatever its texts are, and is one line that is hidden and has no mention', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, device) => {
        const tests = limitTests([{ className: name.toWellFormed(), name: name.toWellFormed(), inSuite: true }]);
        const given = { id: 'rest', state: state({ tests, devices: limitDevices([device.toWellFormed()]) }) };
        const line = writeMark(given, repository);
        expect(line).toMatch(/^<!-- mobile-test-cloud issue [\w.!~*'()% ]+ -->$/);
        expect(readMark(`${line}\r\ntext`, repository)).toEqual(given);
      }),
    );
  });

  it.each<[what: string, body: string]>([
    ['text before it', `\n${writeMark(mark, repository)}`],
    ['text behind it in its line', `${writeMark(mark, repository)} text`],
    ['another id', writeMark(mark, repository).replace(mark.id, idOf(8))],
    ['another state', writeMark(mark, repository).replace('adds', 'removes')],
    ['no state that can be read', '<!-- mobile-test-cloud issue rest 0123456789abcdef %7B -->'],
    ['another repository', writeMark(mark, 'acme/other')],
    ['no text', ''],
  ])('does not count with %s', (_what, body) => {
    expect(readMark(body, repository)).toBeUndefined();
  });

  it('stays short enough for the text of an issue', () => {
    const tests = Array.from({ length: 500 }, (_none, nth) => ({
      className: 'ü'.repeat(400),
      name: `test${nth}`,
      inSuite: true,
    }));
    const devices = Array.from({ length: 30 }, (_none, nth) => `${'ü'.repeat(400)}${nth}`);
    const full = { id: 'rest', state: state({ tests: limitTests(tests), devices: limitDevices(devices) }) };
    expect(full.state.tests.length).toBeGreaterThan(0);
    expect(writeMark(full, repository).length).toBeLessThan(25_000);
  });
});
