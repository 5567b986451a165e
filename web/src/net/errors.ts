// What went wrong, in the reader's language. The server's own sentence is for developers and is never shown.
import { has, t } from '../i18n/language.svelte';
import { Problem } from './api';

export function code(error: unknown): string {
  return error instanceof Problem ? error.failure.error : 'unavailable';
}

export function say(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  return sayCode(error.failure.error, error.failure.retry_after);
}

/** The text of a code; one that this client does not know yet reads as "not right now". */
export function sayCode(code: string, seconds = 5): string {
  const key = `error-${code.replaceAll('_', '-')}`;
  return t(has(key) ? key : 'error-unavailable', { seconds });
}
