import { readMapping } from '../../../../../src/core/results/retrace/read-mapping.ts';
import { collectClassNames, retraceText } from '../../../../../src/core/results/retrace/retrace-text.ts';

export async function* bytesOf(text: string, size = Math.max(1, text.length)): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  // One block of memory, as the reader of files has.
  const block = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) yield block.subarray(0, bytes.copy(block, 0, at, at + size));
}

/** Restores a trace with the classes that it names, as a run does. */
export const restore = async (trace: string, ...mappings: readonly string[]): Promise<ReturnType<typeof retraceText>> => {
  const names = new Set<string>();
  collectClassNames(trace, names);
  return retraceText(trace, await Promise.all(mappings.map((mapping) => readMapping(bytesOf(mapping), names))));
};

/** A mapping as R8 writes it, with one class of each kind. */
export const shopMapping = `# compiler: R8
# compiler_version: 8.9.32
# min_api: 26
# common_typos_disable
# {"id":"com.android.tools.r8.mapping","version":"2.2"}
# pg_map_id: 95ccf54f0000000000000000000000000000000000000000000000000000abcd
# pg_map_hash: SHA-256 95ccf54f0000000000000000000000000000000000000000000000000000abcd
com.shop.CartException -> a.b:
# {"id":"sourceFile","fileName":"Errors.kt"}
    1:1:void <init>(java.lang.String):5:5 -> <init>
com.shop.checkout.Cart -> a.c:
# {"id":"sourceFile","fileName":"Cart.kt"}
    java.util.List items -> a
    1:3:void add(com.shop.Item):40:42 -> a
    4:4:void com.shop.Prices.check(int):12:12 -> a
    4:4:int com.shop.Prices.total(java.util.List):30 -> a
    4:4:void add(com.shop.Item):43 -> a
    5:5:void remove(int):50:50 -> b
    6:6:void clear():60:60 -> b
    void size() -> c
    1:5:void sort():70:90 -> d
    7:7:void com.shop.Guard.check(java.lang.Object):9:9 -> e
    7:7:void pay(com.shop.Card):100 -> e
      # {"id":"com.android.tools.r8.rewriteFrame","conditions":["throws(Ljava/lang/NullPointerException;)"],"actions":["removeInnerFrames(1)"]}
    0:65535:void close():110:110 -> f
    1:1:void bridge():0:0 -> g
      # {"id":"com.android.tools.r8.synthesized"}
    1:2:void refund():120:121 -> h
    1:2:void bridge$1():0 -> h
      # {"id":"com.android.tools.r8.synthesized"}
com.shop.Outlined -> a.d:
    1:4:java.lang.String outline() -> a
      # {"id":"com.android.tools.r8.outline"}
com.shop.Receipt -> a.e:
# {"id":"sourceFile","fileName":"Receipt.kt"}
    4:4:void print():200:200 -> a
    5:5:void print():210:210 -> a
    27:27:void print():0:0 -> a
      # {"id":"com.android.tools.r8.outlineCallsite","positions":{"1":4,"2":5},"outline":"La/d;a()Ljava/lang/String;"}
com.shop.UtilKt -> a.f:
    1:1:void help():3:3 -> a
com.shop.Outer$Inner -> a.g:
    1:1:void run():8:8 -> run
`;
