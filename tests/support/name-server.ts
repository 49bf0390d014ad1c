import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const A = 1;
const AAAA = 28;
const HEADER_BYTES = 12;

/** The name that a question begins with, and the length of the whole question. */
const questionIn = (query: Buffer): { name: string; type: number; bytes: Buffer } => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return {
    name: labels.join('.'),
    type: query.readUInt16BE(at + 1),
    bytes: query.subarray(HEADER_BYTES, at + 5),
  };
};

const bytesOf = (address: string): Buffer => {
  if (address === '::1') return Buffer.from([...Array<number>(15).fill(0), 1]);
  return Buffer.from(address.split('.').map(Number));
};

/** An answer to the question, whose name it points at, that nobody may keep. */
const recordOf = (address: string, type: number): Buffer => {
  const data = bytesOf(address);
  return Buffer.concat([Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data]);
};

export type NameServer = Awaited<ReturnType<typeof startNameServer>>;

/** Starts a name server on loopback, which knows no name yet. */
export async function startNameServer() {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server = {
    address: `127.0.0.1:${socket.address().port}`,
    /** The addresses of a name; it is asked once for those of IPv4 and once for those of IPv6. */
    resolve: (_name: string, _family: 4 | 6): string[] => [],
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (query, from) => {
    const { name, type, bytes } = questionIn(query);
    const known = type === A || type === AAAA;
    const addresses = known ? server.resolve(name, type === A ? 4 : 6) : [];
    const rest = Buffer.from([0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]);
    const header = [query.subarray(0, 2), rest];
    const records = addresses.map((address) => recordOf(address, type));
    socket.send(Buffer.concat([...header, bytes, ...records]), from.port, from.address);
  });
  return server;
}
