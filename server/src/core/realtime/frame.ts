const TEXT = 0x81; // final fragment, opcode 1

/**
 * A WebSocket text frame, ready to be written (RFC 6455 section 5.2; servers do not mask).
 * The `ws` library frames per socket; a message to a thousand sockets is framed here once.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
};
