import type { TimedClass } from '../../../../../../src/action/run/prepare/shards/class-shards.ts';

/** `{f: 10}`: method with its duration. `!` after a name: ignored. `*`: parameterized. */
export const timed = (
  className: string,
  methods: Readonly<Record<string, number>>,
  parts: Partial<TimedClass> = {},
): TimedClass => {
  const running = Object.entries(methods).filter(([name]) => !name.endsWith('!'));
  return {
    className,
    methods: running.map(([name, weightMs]) => ({ name: name.replace('*', ''), parameterized: name.endsWith('*'), weightMs })),
    ignored: Object.keys(methods).flatMap((name) => (name.endsWith('!') ? [name.slice(0, -1)] : [])),
    weightMs: running.reduce((sum, [, weightMs]) => sum + weightMs, 0),
    measured: true,
    complete: true,
    ...parts,
  };
};
