import { expect, test } from 'vitest';
import { openCloud, pixel } from './open-cloud.ts';

const [good, bad] = ['1'.repeat(40), '2'.repeat(40)];
const uploads = [
  { kind: 'app', name: 'shop-1.0.apk', id: good, 'age-days': 2, 'custom-id': 'Shop10' },
  { kind: 'app', name: 'shop-1.1.apk', id: bad, 'age-days': 1 },
] as const;
const adds = 'com.shop.CartTest#adds';
const tests = {
  espresso: [
    { class: 'com.shop.CartTest', name: 'adds' },
    { class: 'com.shop.CartTest', name: 'removes' },
  ],
};

test.each([
  ['its reference', { app: `bs://${bad}` }],
  ['its file name', { app: 'shop-1.1.*' }],
])('a test fails in one version of the app, named by %s, and passes in another', async (_how, named) => {
  await using cloud = await openCloud({ uploads: [...uploads], tests, overrides: [{ test: adds, outcome: 'fail', ...named }] });
  const countersOf = async (app: string) => {
    const id = await cloud.run({ app: `bs://${app}` });
    return (await cloud.build(id)).devices[pixel]?.test_status;
  };
  expect(await countersOf(bad)).toMatchObject({ SUCCESS: 1, FAILED: 1 });
  expect(await countersOf(good)).toMatchObject({ SUCCESS: 2, FAILED: 0 });
});

test('the suite of one version lacks a test', async () => {
  await using cloud = await openCloud({ uploads: [...uploads], tests, overrides: [{ test: adds, app: 'Shop10', absent: true }] });
  const id = await cloud.run({ app: `bs://${good}` });
  expect((await cloud.session(id)).test_count).toBe(1);
});
