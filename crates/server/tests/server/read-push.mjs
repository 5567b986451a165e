// Reads a push as its browser would (RFC 8291), with nothing but Node.js and again with the library http_ece, and checks who sent
// it (RFC 8292).
// Arguments: the browser's public key, private key and secret; the body in hex; `Authorization` and the key of the site. Without
// the last two it says what the message holds and asks for no sender.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createRequire } from 'node:module';

const [publicKey, privateKey, auth, hex, authorization, site] = process.argv.slice(2);
const bytes = (text) => Buffer.from(text, 'base64url');
const body = Buffer.from(hex, 'hex');

const salt = body.subarray(0, 16);
const record = body.readUInt32BE(16);
const length = body[20];
const sender = body.subarray(21, 21 + length);
const sealed = body.subarray(21 + length);
if (sealed.length > record) throw new Error('more than one record');

const own = createECDH('prime256v1');
own.setPrivateKey(bytes(privateKey));
if (!own.getPublicKey().equals(bytes(publicKey))) throw new Error('not a pair of keys');
const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(publicKey), sender]);
const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), bytes(auth), info, 32));
const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
const decipher = createDecipheriv('aes-128-gcm', key, nonce);
decipher.setAuthTag(sealed.subarray(-16));
const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
if (plain.at(-1) !== 2) throw new Error('not the last record');
const message = plain.subarray(0, -1);
const library = createRequire(new URL('../../../../web/package.json', import.meta.url))('http_ece');
const again = library.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: bytes(auth) });
if (!again.equals(message)) throw new Error('the library reads something else');
if (!authorization) {
  process.stdout.write(message);
  process.exit(0);
}

const [, token, named] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
if (named !== site) throw new Error('another site');
const point = bytes(site);
const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
const [head, claims, mark] = token.split('.');
const good = verify('sha256', Buffer.from(`${head}.${claims}`), { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' }, bytes(mark));
if (!good) throw new Error('the site has not signed this');
process.stdout.write(JSON.stringify({ message: JSON.parse(message.toString()), claims: JSON.parse(bytes(claims).toString()) }));
