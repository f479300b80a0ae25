/** Reads a ZIP by its directory, as programs that open one do. */
export function readZip(bytes: Buffer): { name: string; text: string; crc: number }[] {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error("This is no directory of a ZIP.");
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const [crc, local] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    return { name, text: bytes.toString("utf8", start, start + size), crc };
  });
}
