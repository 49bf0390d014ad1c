const TEXT = 0x81; // final fragment, opcode 1
const END = '}'.charCodeAt(0);

const headerLength = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Writes the header of a text frame (RFC 6455 section 5.2; servers do not mask). */
const writeHeader = (frame: Buffer, header: number, length: number): void => {
  frame[0] = TEXT;
  frame[1] = header === 2 ? length : header === 4 ? 126 : 127;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
};

/**
 * A result as a `next` message of graphql-transport-ws, framed and ready to be written. The payload is encoded once, however
 * many subscribers there are: only the id of the operation differs. The `ws` library would frame it per socket.
 */
export const nextFrames = (payload: string): ((id: string) => Buffer) => {
  const body = Buffer.from(payload);
  return (id) => {
    const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const length = Buffer.byteLength(start) + body.length + 1;
    const header = headerLength(length);
    const frame = Buffer.allocUnsafe(header + length);
    writeHeader(frame, header, length);
    const written = frame.write(start, header);
    body.copy(frame, header + written);
    frame[header + length - 1] = END;
    return frame;
  };
};
