import { once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a real SMTP server on loopback that keeps what it is sent, without TLS or login. */
export async function startMailServer() {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = mails.mood === 'refuses addresses';
      if (isRefused) mails.refused.push(address);
      done(isRefused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined);
    },
    onData: (stream, session, done) => {
      void receive(stream, session, done);
    },
  });
  const receive = async (
    stream: Readable,
    { envelope }: SMTPServerSession,
    done: (error?: Error) => void,
  ): Promise<void> => {
    const source = await text(stream);
    mails.tries += 1;
    const refuse = (message: string, responseCode: number) =>
      done(Object.assign(new Error(message), { responseCode }));
    if (mails.mood === 'hangs') return;
    if (mails.mood === 'refuses') return refuse('Try again later', 451);
    if (mails.mood === 'rejects') return refuse('No such mailbox', 550);
    mails.received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
    done();
  };
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const mails = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: [] as { to: string[]; source: string }[],
    /** Recipients that it has refused. */
    refused: [] as string[],
    /** The number of attempts. */
    tries: 0,
    /** Its treatment of the next mails. */
    mood: 'takes' as 'takes' | 'refuses' | 'rejects' | 'hangs' | 'refuses addresses',
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return mails;
}
