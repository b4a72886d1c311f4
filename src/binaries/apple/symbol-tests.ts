import { type Allowance, spend } from '../allowance.ts';
import type { DiscoveredTest } from '../discovered-suite.ts';
import type { MachOImage } from './mach-o.ts';
import { readText } from './objc/pointers.ts';

const symbolTable = 0x02;
const symbolBytes = 16;
/** `-[`, as instance methods begin; class methods begin with `+`. */
const instanceMethodStart = 0x5b2d;
const testMethod = /^-\[(\w+)(?:\([^)]*\))? (test\w*)\]$/;

/** Test methods by the names that debug builds keep of them: `-[CartUITests testAddsItem]`. */
export const listSymbolTests = ({ view, commands }: MachOImage): DiscoveredTest[] => {
  const command = commands.find(({ kind }) => kind === symbolTable);
  if (command === undefined) return [];
  const symbolsAt = view.getUint32(command.at + 8, true);
  const count = view.getUint32(command.at + 12, true);
  const namesAt = view.getUint32(command.at + 16, true);
  const tests = new Map<string, DiscoveredTest>();
  const allowance: Allowance = { left: view.byteLength };
  for (let index = 0; index < count; index++) {
    const at = namesAt + view.getUint32(symbolsAt + index * symbolBytes, true);
    if (at + 2 > view.byteLength || view.getUint16(at, true) !== instanceMethodStart) continue;
    const symbol = readText(view, at);
    spend(allowance, symbol.length);
    const [, className, name] = testMethod.exec(symbol) ?? [];
    if (className === undefined || name === undefined) continue;
    tests.set(symbol, { className, name, ignored: false, parameterised: false, conditional: false });
  }
  return [...tests.values()];
};
