import { describe, expect, it } from 'vitest';
import { capabilityValues } from '../../../../src/action/inputs/masks.ts';

const maskedOf = (variables: Readonly<Record<string, unknown>>): string[] =>
  capabilityValues({ setEnvVariables: variables }).map(({ value }) => value);

describe('a value of setEnvVariables', () => {
  it.each([
    'hunter2',
    'letmein99',
    'Passw0rd!',
    'aBcDeFgH',
    'correct horse battery staple',
    '4111 1111 1111 1111',
    'user@example.com',
    'k3y/Wz9Tq4rUvB1',
    'https://me:pw@h.example/x',
    'https://h.example/x?sig=1',
    'https://hooks.example.com/T00/a8f9K2mZ',
    '/callback/a8f9K2mZ',
  ])('is masked where it is %s', (value) => {
    expect(maskedOf({ MODE: value })).toEqual([value]);
  });

  it.each([
    'production',
    'STAGING',
    'feature-checkout',
    'checkoutFlow',
    'en_US.UTF',
    'true',
    '123456',
    '1.25',
    'v1.20.3',
    '2026-01-02',
    '2026-01-02T10:00:00Z',
    '1080x1920',
    'staging.example.com',
    'com.example.shop',
    'localhost:8080',
    '10.0.2.2:8080',
    'https://staging.example.com/api/v2',
    'http://10.0.2.2:8080/',
    '/sdcard/Download/prices.json',
    'short',
  ])('stays readable where it is %s', (value) => {
    expect(maskedOf({ MODE: value })).toEqual([]);
  });

  it('is masked as a word, too, where its name says that it is a secret', () => {
    expect(maskedOf({ LOGIN_PASSWORD: 'dragonfly', PLACE: 'dragonfly' })).toEqual(['dragonfly']);
  });

  it('is masked where it is a number with a secret name, or in a list', () => {
    expect(maskedOf({ A: [{ B: 'hunter2x' }], API_KEY: 1_234_567_890_123_456 })).toEqual(['hunter2x', '1234567890123456']);
  });
});
