import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A class as `dexdump -a` prints it. */
export interface DumpedClass {
  readonly annotations: string[];
  /** By method name. */
  readonly methodAnnotations: Map<string, string[]>;
  descriptor: string;
  superclass: string;
  flags: number;
  readonly methods: DumpedMethod[];
}

export interface DumpedMethod {
  readonly name: string;
  type: string;
  flags: number;
}

interface Reading {
  readonly classes: Map<string, DumpedClass>;
  current: DumpedClass;
  /** Where the next annotation belongs. */
  annotations: string[];
}

const newClass = (): DumpedClass => ({
  annotations: [],
  methodAnnotations: new Map(),
  descriptor: '',
  superclass: '',
  flags: 0,
  methods: [],
});

/** What to do with a line that begins in a certain way; `quoted` is the text between its quotes. */
const lines: readonly { readonly start: RegExp; readonly use: (reading: Reading, quoted: string, line: string) => void }[] = [
  {
    // Annotations come before the class; one without any begins with its number.
    start: /^Class #\d+(?: annotations:| +-)$/,
    use: (reading, _quoted, line) => {
      if (line.endsWith('annotations:') || reading.current.descriptor !== '') reading.current = newClass();
    },
  },
  {
    start: /^Annotations on /,
    use: (reading, quoted, line) => {
      const { annotations, methodAnnotations } = reading.current;
      reading.annotations = [];
      if (line === 'Annotations on class') reading.annotations = annotations;
      if (!line.startsWith('Annotations on method ')) return;
      reading.annotations = methodAnnotations.get(quoted) ?? [];
      methodAnnotations.set(quoted, reading.annotations);
    },
  },
  { start: /^VISIBILITY_/, use: (reading, _quoted, line) => void reading.annotations.push(line.replace(/^\S+ /, '')) },
  {
    start: /^Class descriptor/,
    use: ({ classes, current }, quoted) => {
      current.descriptor = quoted;
      if (!classes.has(quoted)) classes.set(quoted, current);
    },
  },
  { start: /^Superclass /, use: ({ current }, quoted) => void Object.assign(current, { superclass: quoted }) },
  { start: /^Access flags /, use: ({ current }, _quoted, line) => void Object.assign(current, { flags: flagsIn(line) }) },
  { start: /^name {10}:/, use: ({ current }, quoted) => void current.methods.push({ name: quoted, type: '', flags: 0 }) },
  { start: /^type {10}:/, use: ({ current }, quoted) => void Object.assign(current.methods.at(-1) ?? {}, { type: quoted }) },
  {
    start: /^access {8}:/,
    use: ({ current }, _quoted, line) => void Object.assign(current.methods.at(-1) ?? {}, { flags: flagsIn(line) }),
  },
];

const flagsIn = (line: string): number => Number(/0x\w+/.exec(line)?.[0]);

/** Runs `dexdump -a` over an APK; classes by descriptor, the first of each name. */
export const dumpClasses = async (apk: string): Promise<Map<string, DumpedClass>> => {
  const child = spawn('dexdump', ['-a', apk], { stdio: ['ignore', 'pipe', 'inherit'] });
  const reading: Reading = { classes: new Map(), current: newClass(), annotations: [] };
  for await (const line of createInterface({ input: child.stdout })) {
    const text = line.trim();
    lines.find(({ start }) => start.test(text))?.use(reading, /'(.*)'/.exec(text)?.[1] ?? '', text);
  }
  return reading.classes;
};
