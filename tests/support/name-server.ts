import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const A = 1;
const AAAA = 28;
const HEADER_BYTES = 12;

/** A name server on loopback that knows names by a function. */
export interface NameServer {
  address: string;
  /** The addresses of a name; it is asked once for those of IPv4 and once for those of IPv6. */
  resolve: (name: string, family: 4 | 6) => string[];
  close(): Promise<void>;
}

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

const recordOf = (address: string, type: number): Buffer => {
  const data = bytesOf(address);
  const record = Buffer.alloc(12);
  // The name is that of the question.
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
};

/** Starts a name server; without a function it knows no name. */
export async function startNameServer(resolve: NameServer['resolve'] = () => []): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: NameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    resolve,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (query, from) => {
    const { name, type, bytes } = questionIn(query);
    const known = type === A || type === AAAA;
    const addresses = known ? server.resolve(name, type === A ? 4 : 6) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x81_80, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    socket.send(
      Buffer.concat([header, bytes, ...addresses.map((one) => recordOf(one, type))]),
      from.port,
      from.address,
    );
  });
  return server;
}
