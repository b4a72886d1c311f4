import { expect, it } from 'vitest';
import { mapTexts } from '../../../src/lib/map-texts.ts';

const hide = (text: string): string => text.replaceAll('ann', '***');

it('mapTexts replaces texts at any depth, and leaves keys and all else', () => {
  const at = new Date(0);
  const map = new Map([['ann', { by: 'ann' }]]);
  expect(mapTexts({ ann: ['by ann', 1, null, undefined, at], map, deep: { deeper: 'ann' } }, hide)).toStrictEqual({
    ann: ['by ***', 1, null, undefined, at],
    map: new Map([['ann', { by: '***' }]]),
    deep: { deeper: '***' },
  });
});

it('mapTexts copies nothing that stays as it is', () => {
  const same = { deep: ['b', { c: 'd' }] };
  const [kept] = mapTexts([same, 'ann'], hide);
  expect(kept).toBe(same);
});
