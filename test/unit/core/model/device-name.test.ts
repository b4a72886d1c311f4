import { expect, it } from 'vitest';
import { findRequestedByName, findRequestedDevice } from '../../../../src/core/model/device-name.ts';

const pixel = 'Google Pixel 7-13.0';

it.each<[named: string, requested: string[], match: string]>([
  [pixel, [pixel], pixel],
  ['google pixel 7-13', [pixel], pixel],
  ['Google_Pixel_7,13.0', [pixel], pixel],
  [pixel, ['google pixel 7-13'], 'google pixel 7-13'],
  [pixel, ['google pixel 7-13', pixel], pixel],
  ['GOOGLE PIXEL 7-13', ['google pixel 7-13', pixel], 'several'],
  ['Google Pixel 7-13.1', [pixel], 'none'],
  ['Google Pixel 7-13.1', ['Google Pixel 7-13'], 'none'],
  ['Google Pixel 7 Pro-13.0', [pixel], 'none'],
  ['Google Pixel 7', [pixel], 'none'],
  ['iPhone 14-16.0', ['iPhone 14-16'], 'iPhone 14-16'],
  ['iPhone 14-16.4.1', ['iPhone 14-16'], 'iPhone 14-16'],
  ['iPad Pro-16.4', ['iPad Pro-16', 'iPad Pro-17'], 'iPad Pro-16'],
  ['iPhone 14-16.4', ['iPhone 14-16', 'iPhone 14-16.4'], 'iPhone 14-16.4'],
  ['iPhone 14-17.0', ['iPhone 14-16'], 'none'],
  ['iPhone 14-16.4', ['iPhone 14-16.1'], 'none'],
  ['iPhone 14-16.4', ['iPhone 14'], 'none'],
])('"%s" is one of %j: %s', (named, requested, match) => {
  const found = findRequestedDevice(requested, named);
  expect(typeof found === 'string' ? found : found.device).toBe(match);
});

it.each<[named: string, requested: string[], match: string]>([
  ['Google Pixel 7,13.0', [pixel], pixel],
  ['google_pixel 7', [pixel], pixel],
  ['Google Pixel 7', [pixel, 'Google Pixel 7-14.0'], 'several'],
  ['Google Pixel 8', [pixel], 'none'],
])('without its version, "%s" may be one of %j: %s', (named, requested, match) => {
  const found = findRequestedByName(requested, named);
  expect(typeof found === 'string' ? found : found.device).toBe(match);
});
