import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from './mailer.ts';

/** A minimal mail server for one delivery. Records what it receives. */
const received: string[] = [];
const server = createServer((socket) => {
  let isData = false;
  socket.setEncoding('utf8');
  socket.write('220 mail.test ready\r\n');
  socket.on('data', (chunk: string) => {
    received.push(chunk);
    if (isData) {
      if (!chunk.endsWith('\r\n.\r\n')) return;
      isData = false;
      socket.write('250 kept\r\n');
    } else if (chunk.startsWith('DATA')) {
      isData = true;
      socket.write('354 go on\r\n');
    } else if (chunk.startsWith('STARTTLS')) {
      socket.write('502 not here\r\n');
    } else {
      const refused = /RCPT TO:<(nobody@[^>]+)>/.exec(chunk)?.[1];
      if (refused !== undefined) return void socket.write(`550 <${refused}> is unknown here\r\n`);
      socket.write(chunk.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    }
  });
});

let mailUrl = '';
/** The same server at an address that is not a loopback one, so it is treated as another machine. */
let remoteUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  mailUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  remoteUrl = `smtp://0.0.0.0:${port}`;
});
afterAll(() => {
  server.close();
});

test('a mail reaches the server, and a line break in its subject begins no other header', async () => {
  await smtpMailer(mailUrl, 'Python Learning <hello@learn.test>').send({
    to: 'nila@example.test',
    subject: 'Your code\r\nBcc: everyone@example.test',
    text: 'The code is 123456',
    html: '<p>The code is <b>123456</b></p>',
  });
  const told = received.join('');

  expect(told).toContain('MAIL FROM:<hello@learn.test>');
  expect(told.match(/RCPT TO:<[^>]+>/g)).toEqual(['RCPT TO:<nila@example.test>']);
  expect(told).toContain('The code is 123456');
  expect(told).not.toMatch(/^Bcc:/m);
});

test('a refusal says why, and not which address was refused', async () => {
  const mail = { to: 'nobody@example.test', subject: 's', text: 't', html: 'h' };
  const error = await smtpMailer(mailUrl, 'a@learn.test')
    .send(mail)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'The mail could not be handed over: EENVELOPE 550',
    isFinal: true,
  });
  expect(inspect(error)).not.toContain('nobody@example.test');
});

test('a server that offers no encryption gets no mail, unless it is on this machine', async () => {
  const mail = { to: 'nila@example.test', subject: 's', text: 'The code is 654321', html: 'h' };
  await expect(smtpMailer(remoteUrl, 'a@learn.test').send(mail)).rejects.toThrow('ETLS');
  expect(received.join('')).not.toContain('654321');
  await smtpMailer(mailUrl, 'a@learn.test').send(mail);
  expect(received.join('')).toContain('654321');
});

test('a server that is not there is an error, so that the mail is tried again', async () => {
  const mail = { to: 'b@x.test', subject: 's', text: 't', html: 'h' };
  const sending = smtpMailer('smtp://127.0.0.1:1', 'a@learn.test').send(mail);
  await expect(sending).rejects.toMatchObject({
    message: expect.stringContaining('ECONNREFUSED'),
    isFinal: false,
  });
});
