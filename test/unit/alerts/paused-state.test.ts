import { expect, test } from 'vitest';
import { readPausedState, writePausedState } from '../../../src/alerts/paused-state.ts';

test('what the post step reads back is what the step wrote, and nothing else', () => {
  expect(readPausedState(writePausedState([{ id: 'a', name: 'n"\n' }]))).toEqual([{ id: 'a', name: 'n"\n' }]);
  for (const text of ['', 'x', '{}', '[1,null,{"id":5,"name":"n"},{"id":"a"}]']) expect(readPausedState(text)).toEqual([]);
});

test('keeps what can be read beside what cannot', () => {
  const text = JSON.stringify([1, null, 'a', { id: 'a' }, { id: 'a', name: 5 }, { name: 'n' }, { id: 'b', name: 'alert b' }]);
  expect(readPausedState(text)).toEqual([{ id: 'b', name: 'alert b' }]);
});
