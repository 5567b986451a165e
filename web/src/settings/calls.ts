// The calls of the settings: being told, devices, passkeys.
import { call } from '../net/call';
import type { components } from '../net/types';

type Schemas = components['schemas'];
export type ToldInfo = Schemas['ToldInfo'];
export type Devices = Schemas['Devices'];
export type Manners = Schemas['Manners'];
export type Place = Schemas['ToldPlace'];
export type ToldLine = Schemas['ToldLine'];
export type Way = Schemas['Way'];
export type Why = Schemas['ToldWhy'];

export const told = {
  all: (): Promise<ToldInfo> => call('get', '/api/told', {}),
  devices: (): Promise<Devices> => call('get', '/api/devices', {}),
  manners: (manners: Manners) => call('put', '/api/told/manners', { body: manners }),
  wants: (way: Way, wants: Why[]) => call('put', '/api/told/wants', { body: { way, wants } }),
  push: (endpoint: string, p256dh: string, auth: string) => call('post', '/api/told/push', { body: { endpoint, p256dh, auth } }),
  webhook: (url: string) => call('post', '/api/told/webhook', { body: { url } }),
  email: (address: string, password: string) => call('post', '/api/told/email', { body: { address, password } }),
  test: (id: string) => call('post', '/api/told/places/{id}/test', { id }, 'server'),
  remove: (id: string) => call('delete', '/api/told/places/{id}', { id }, 'server'),
  confirm: (token: string) => call('post', '/api/told/confirm', { body: { token } }),
  stop: (token: string) => call('post', '/api/told/stop/{token}', { token }),
  forgotten: (address: string) => call('post', '/api/password-forgotten', { body: { address } }),
  signOut: (id: string) => call('delete', '/api/devices/{id}', { id }, 'server'),
  dropPasskey: (id: string) => call('delete', '/api/passkeys/{id}', { id }, 'server'),
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const text = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Whether this browser can be told while no page of ours is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for leave and subscribes this browser. False if the person or the browser says no. */
export async function pushHere(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await told.push(subscription.endpoint, p256dh, auth);
  return true;
}

export const canPasskey = (): boolean => 'PublicKeyCredential' in window;

/** Makes a passkey for the account. Throws if the person or the browser does not want to. */
export async function newPasskey(password: string): Promise<void> {
  const { challenge, user, name } = await call('post', '/api/passkeys/challenge', { body: { password } });
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(challenge),
      rp: { name: 'Tharos' },
      user: { id: bytes(user ?? ''), name: name ?? '', displayName: name ?? '' },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  const key = answer.getPublicKey();
  await call('post', '/api/passkeys', {
    body: { credential: text(made.rawId), client_data: text(answer.clientDataJSON), auth_data: text(answer.getAuthenticatorData()), public_key: key ? text(key) : '' },
  });
}

/** Signs in with a passkey of this site. */
export async function signInByPasskey(): Promise<Schemas['Person']> {
  const { challenge } = await call('post', '/api/passkey-challenge', {});
  const made = (await navigator.credentials.get({ publicKey: { challenge: bytes(challenge), userVerification: 'required' } })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAssertionResponse;
  return call('post', '/api/passkey-sign-in', {
    body: { credential: text(made.rawId), client_data: text(answer.clientDataJSON), auth_data: text(answer.authenticatorData), signature: text(answer.signature) },
  });
}

/** "Firefox on Linux" from what the server keeps of a browser. */
export function agentName(agent: string | null): [browser: string, system: string] | null {
  if (!agent) return null;
  const [browser = '', system = ''] = agent.split('/');
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', CriOS: 'Chrome', FxiOS: 'Firefox', SamsungBrowser: 'Samsung Internet', 'Mac OS': 'macOS', CrOS: 'ChromeOS' };
  return [names[browser] ?? browser, names[system] ?? system];
}
