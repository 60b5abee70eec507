import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { addressOf } from './address-of.ts';

export type SmtpServer = {
  url: string;
  received: string[];
  refuse: { recipients: boolean };
  stop(): Promise<void>;
};

export async function smtpServer(): Promise<SmtpServer> {
  const received: string[] = [];
  const refuse = { recipients: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket, received, refuse);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${addressOf(server)}`, received, refuse, stop };
}

function talk(socket: Socket, received: string[], refuse: { recipients: boolean }): void {
  let data: string | null = null;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string): unknown => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT' && refuse.recipients) return say(`550 no such person ${line.slice(8)}`);
    if (verb === 'DATA') data = `${line}\r\n`;
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    return say(verb === 'DATA' ? '354 go on' : '250 ok');
  };
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) command(line);
      else if (line === '.') {
        received.push(data);
        data = null;
        say('250 taken');
      } else data += `${line}\r\n`;
    }
  });
}
