import { describe, expect, it } from 'vitest';
import { withoutRepetition } from '../../../../../src/core/results/junit/repeated-text.ts';
import { cpuTimeOf } from '../../../../helpers/cpu-time.ts';

const stack =
  'java.lang.AssertionError: expected:<3> but was:<4>\n\tat org.junit.Assert.fail(Assert.java:89)\n\tat com.shop.CartTest.adds(CartTest.kt:31)';
const headline = 'java.lang.AssertionError: expected:<3> but was:<4>';

describe('a failure', () => {
  it.each([
    [
      'the stack is in an attribute, too',
      { message: stack.replace(/\s+/g, ' '), trace: stack },
      { message: headline, trace: stack },
    ],
    ['the stack is there two times', { message: headline, trace: `${stack}\n\n${stack}` }, { message: headline, trace: stack }],
    ['the stack is three times there', { message: stack, trace: `${stack}\n${stack}\n` }, { message: headline, trace: stack }],
    [
      'the message stands above the stack',
      { message: 'expected:<3> but was:<4>', trace: `expected:<3> but was:<4>\n${stack}` },
      { message: 'expected:<3> but was:<4>', trace: stack },
    ],
    [
      'the message alone is two times in an attribute',
      { message: `${stack}\n${stack}`, trace: '' },
      { message: stack, trace: '' },
    ],
  ])('is shown once where %s', (_what, written, read) => {
    expect(withoutRepetition(written)).toEqual(read);
  });

  it.each([
    ['only the first line is equal', { message: headline, trace: stack }],
    ['the stack in the message is another one', { message: stack.replace('CartTest', 'PayTest'), trace: stack }],
    ['a cause repeats the first line', { message: headline, trace: `${stack}\nCaused by: ${stack}` }],
    ['two attempts differ in a line', { message: headline, trace: `${stack}\n${stack.replace('31', '32')}` }],
    ['the message has no stack', { message: 'a\na', trace: 'a\nb' }],
    ['there is no message', { trace: stack }],
    ['there is no trace', { message: stack }],
  ])('stays as it is where %s', (_what, written) => {
    expect(withoutRepetition(written)).toEqual(written);
  });

  it('is compared in time whatever it holds', () => {
    const texts = ['a\n', '\ta', ' at a.b(c)\n', '\n'].map((text) => text.repeat(100_000 / text.length));
    const compareAll = () => {
      for (const message of texts) for (const trace of texts) withoutRepetition({ message, trace });
    };
    expect(cpuTimeOf(compareAll)).toBeLessThan(3_000);
  });
});
