import { describe, expect, test } from 'vitest';
import { fillIn, templates } from '../../../src/stand-in/debug-data/log-templates.ts';
import { openCloud } from './open-cloud.ts';

describe('a template of a log', () => {
  test.each<[title: string, template: string, values: Parameters<typeof fillIn>[1], text: string]>([
    ['begins after its first line break', '\n{a} and {a}: {b}\n', { a: 'one', b: 2 }, 'one and one: 2\n'],
    ['repeats a line for each element of a list', '\n{a} I {b};\nend', { a: 7, b: ['x', '', 'z'] }, '7 I x;\n7 I ;\n7 I z;\nend'],
    ['leaves out a line with an empty list', '\n{a} I {b}\nend', { a: 7, b: [] }, 'end'],
    ['leaves out a line with an absent value', '\n{a} I {b}\nend', { a: 7, b: undefined }, 'end'],
    ['keeps a line with an empty text', '\n{a} I {b}\nend', { a: 7, b: '' }, '7 I \nend'],
    ['keeps braces around a placeholder', '\nInfo{{a}/x}', { a: 'app' }, 'Info{app/x}'],
    ['writes a text of several lines as it is', '\n{a}{b}', { a: '7 ', b: 'x\ny' }, '7 x\ny'],
    [
      'does not fill in values',
      '\n{a} {b} {a}',
      { a: '{b}{a}$&', b: ['$1{a}', '$$'] },
      '{b}{a}$& $1{a} {b}{a}$&\n{b}{a}$& $$ {b}{a}$&',
    ],
  ])('%s', (_title, template, values, text) => {
    expect(fillIn(template, values)).toBe(text);
  });

  test('does not compile without a value for each placeholder', () => {
    // @ts-expect-error {line} has no value
    expect(fillIn(templates.dartFailure, { message: 'lost' })).not.toContain('app_test.dart');
  });
});

describe('texts of a scenario that look like placeholders', () => {
  const text = '{pid} {trace} $& $1 $$';
  const crash = { process: `p ${text}`, thread: `t ${text}`, message: `m ${text}` };

  test.each([
    [
      'java',
      { ...crash, trace: `e ${text}\n\tat a.B.c ${text}` },
      ['Process: p', 'EXCEPTION: t', 'AndroidRuntime: e', '\tat a.B.c'],
    ],
    ['native', { ...crash, trace: `#00 ${text}` }, ['>>> p', 'name: t', "Abort message: 'm", 'DEBUG:       #00']],
    ['not-responding', crash, ['ANR in p', 'Reason: m']],
    ['killed', crash, ["Kill 'p", 'reason: m']],
  ] as const)('stand in the device log of a crash (%s) as they are', async (kind, values, places) => {
    const log = await logOf('devicelogs', { crash: { kind, ...values } });
    expect(log).toContain(`started: test ${text}(com.shop.Test ${text})`);
    for (const place of [...places, 'ActivityManager: Process p']) expect(log).toContain(`${place} ${text}`);
  });

  test('stand in the output of the test runner as they are', async () => {
    const log = await logOf('instrumentationlogs', { outcome: 'fail', message: `m ${text}` });
    expect(log).toContain(`class=com.shop.Test ${text}\nINSTRUMENTATION_STATUS: test=test ${text}\n`);
    expect(log).toContain(`java.lang.AssertionError: m ${text}\n`);
  });

  const logOf = async (kind: string, result: object): Promise<string> => {
    const entry = { class: `com.shop.Test ${text}`, name: `test ${text}`, ...result };
    await using open = await openCloud({ tests: { espresso: [entry] } });
    const id = await open.run({ deviceLogs: true });
    const testId = (await open.session(id)).test_details[entry.class]?.[entry.name]?.test_id;
    return (await open.get(`/app-automate/espresso/builds/${id}/sessions/tests/${testId}/${kind}`)).text;
  };
});
