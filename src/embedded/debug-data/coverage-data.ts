import type { PlannedSession } from '../builds/session-plan.ts';

const headerBlock = 0x01;
const magic = 0xc0c0;
const formatVersion = 0x1007;
const sessionInfoBlock = 0x10;

/** An execution data file of JaCoCo for a run that covered no class; its session is marked as simulated. */
export const coverageData = ({ id, startsAtMs, endsAtMs }: PlannedSession): Buffer => {
  const name = Buffer.from(`simulated-${id}`, 'utf8');
  const head = Buffer.alloc(8);
  head.writeUInt8(headerBlock, 0);
  head.writeUInt16BE(magic, 1);
  head.writeUInt16BE(formatVersion, 3);
  head.writeUInt8(sessionInfoBlock, 5);
  head.writeUInt16BE(name.length, 6);
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
  times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
  return Buffer.concat([head, name, times]);
};
