// What went wrong, in the reader's language. The server's own sentence is for developers and is never shown.
import { t } from '../i18n/language.svelte';
import { Problem } from './api';

export function code(error: unknown): string {
  return error instanceof Problem ? error.failure.error : 'unavailable';
}

export function say(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  return t(`error-${error.failure.error.replaceAll('_', '-')}`, { seconds: error.failure.retry_after ?? 0 });
}
