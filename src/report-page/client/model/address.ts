import { statuses } from './looks.ts';

/** Parts of the URL fragment with their defaults. For instance, an empty `device` means all devices. */
export const firstView = {
  text: '',
  device: '',
  shard: '',
  status: '',
  order: '',
  group: '',
  cause: '',
  result: '',
  session: '',
};

export type View = Readonly<typeof firstView>;

export interface Choice {
  readonly key: keyof View;
  readonly title: string;
  readonly options: readonly (readonly [value: string, title: string])[];
}

export const choicesOf = (devices: readonly string[], shards: number): readonly Choice[] => {
  const numbers = Array.from({ length: shards }, (_, index) => `${index + 1}`);
  return [
    { key: 'device', title: 'Device', options: [['', 'All devices'], ...devices.map((name) => [name, name] as const)] },
    { key: 'shard', title: 'Shard', options: [['', 'All shards'], ...numbers.map((each) => [each, `Shard ${each}`] as const)] },
    {
      key: 'order',
      title: 'Order',
      options: Object.entries({ '': 'Failures first', name: 'By name', slowest: 'Slowest first' }),
    },
    { key: 'group', title: 'Group', options: Object.entries({ '': 'No groups', class: 'By class', package: 'By package' }) },
  ];
};

/** Writes the URL fragment, such as `#text=cart&device=Google+Pixel+3-10.0&status=failed&result=17`. */
export const writeAddress = (view: View): string => {
  const chosen = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
  return chosen.size === 0 ? '' : `#${chosen}`;
};

/** Reads the URL fragment, and ignores unknown values. */
export const readAddress = (hash: string, choices: readonly Choice[]): View => {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const isKnown = (key: string, value: string): boolean => {
    if (key === 'text') return true;
    if (key === 'cause') return /^[\da-f]{1,40}$/.test(value);
    if (key === 'status') return statuses.some((status) => status === value);
    const choice = choices.find((each) => each.key === key);
    return choice === undefined ? /^\d{1,9}$/.test(value) : choice.options.some(([known]) => known === value);
  };
  const known = Object.keys(firstView).map((key) => [key, parameters.get(key) ?? ''] as const);
  return { ...firstView, ...Object.fromEntries(known.filter(([key, value]) => isKnown(key, value))) };
};
