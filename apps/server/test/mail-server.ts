import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The received messages, in wire format. */
  mails: string[];
  /** Rejects every message with this SMTP code; null accepts them. */
  answerWith: (code: number | null) => void;
  close: () => Promise<void>;
}

const urlOf = (address: AddressInfo | string | null): string =>
  // A server that listens on TCP has an address with a port.
  `smtp://127.0.0.1:${(address as AddressInfo).port}`;

/**
 * Starts a real mail server on loopback, which takes `delay` milliseconds for each message. With `isSecure` it uses TLS
 * from the first byte, with a self-signed certificate.
 */
export async function startMailServer({ delay = 0, port = 0, isSecure = false } = {}): Promise<MailServer> {
  const mails: string[] = [];
  let answer: number | null = null;
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = answer;
        setTimeout(() => {
          if (code !== null) return done(Object.assign(new Error('No'), { responseCode: code }));
          mails.push(Buffer.concat(parts).toString());
          return done();
        }, delay);
      });
    },
  });
  // A client that does not trust the certificate disconnects.
  if (isSecure) server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: isSecure
      ? urlOf(server.server.address()).replace('smtp:', 'smtps:')
      : urlOf(server.server.address()),
    mails,
    answerWith: (code) => {
      answer = code;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Starts a mail server that accepts connections and never responds. `connections` counts them. */
export async function startSilentMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf(server.address()),
    connections: () => sockets.length,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a mail server that receives each message and disconnects before confirming it. */
export async function startBreakingMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      text += data.toString();
      if (text.endsWith('\r\n.\r\n')) {
        mails.push(text);
        socket.destroy();
      } else if (/^DATA\r\n$/i.test(data.toString())) {
        text = '';
        socket.write('354 go on\r\n');
      } else if (!text.includes('Message-ID')) socket.write('250 fine\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf(server.address()),
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
