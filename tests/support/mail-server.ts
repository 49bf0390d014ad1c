import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  source: string;
}

/** The behaviour of the mail server towards the next mails. */
export type MailMood = 'takes' | 'refuses' | 'rejects' | 'hangs';

/** A mail server on loopback that keeps what it is sent. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** How often somebody tried. */
  tries: number;
  mood: MailMood;
  close(): Promise<void>;
}

/** Starts a real SMTP server, without TLS or login. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void receive(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
        done,
      );
    },
  });
  const receive = async (stream: SMTPServerDataStream, to: string[], done: (error?: Error) => void) => {
    const source = await text(stream);
    mails.tries += 1;
    if (mails.mood === 'hangs') return;
    if (mails.mood === 'refuses')
      return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    if (mails.mood === 'rejects')
      return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    mails.received.push({ to, source });
    done();
  };
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    tries: 0,
    mood: 'takes',
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return mails;
}
