// The sounds of the table, made here from oscillators and noise. Fetched when the first one is to be heard.
import type { Sound } from './sound';

/** Gentle: nothing is louder than this. */
const VOLUME = 0.12;

let context: AudioContext | null = null;

/** A browser lets nothing sound before a person has touched the page. */
function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** A tone that begins at `at` seconds, falls silent within `length`, and glides to `to` if that is given. */
function tone(audio: AudioContext, { pitch, to = pitch, at = 0, length = 0.2, loud = 1, shape = 'sine' }: { pitch: number; to?: number; at?: number; length?: number; loud?: number; shape?: OscillatorType }): void {
  const start = audio.currentTime + at;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** A knock on wood: a burst of noise through a narrow band. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const start = audio.currentTime + at;
  const length = 0.05;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const [source, band, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  gain.gain.value = VOLUME * 3 * loud;
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(start);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  dice: (audio) => [0, 0.06, 0.11, 0.19, 0.24].forEach((at, i) => knock(audio, at, 1900 - 170 * i, 1 - i * 0.14)),
  marker: (audio) => knock(audio, 0, 800, 1),
  attack: (audio) => {
    tone(audio, { pitch: 130, to: 62, length: 0.5, shape: 'triangle', loud: 1.4 });
    knock(audio, 0, 260, 1.2);
  },
  held: (audio) => {
    knock(audio, 0, 1200, 0.7);
    tone(audio, { pitch: 392, at: 0.03, length: 0.25, loud: 0.5 });
  },
  medal: (audio) => [523, 659, 784].forEach((pitch, i) => tone(audio, { pitch, at: i * 0.09, length: 0.45, loud: 0.6 })),
  yourGo: (audio) => [587, 880].forEach((pitch, i) => tone(audio, { pitch, at: i * 0.12, length: 0.3, loud: 0.5 })),
  clock: (audio) => [0, 0.25].forEach((at) => tone(audio, { pitch: 988, at, length: 0.09, loud: 0.5, shape: 'square' })),
};

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
