// Whose words this person does not want to read. Read from the server when somebody first talks.
import { SvelteSet } from 'svelte/reactivity';
import { api } from './api';
import { edition } from './edition';
import { session } from './session.svelte';

const hidden = new SvelteSet<string>();
let asked = false;

/** Whether words of this person are left out. */
export function isHidden(person: string | undefined): boolean {
  if (!asked && person && edition.server && session.person) {
    asked = true;
    // Without an answer everything is shown, and the next page asks again.
    api.lists().then(
      ({ hidden: people }) => people.forEach((one) => hidden.add(one.person)),
      () => (asked = false),
    );
  }
  return person !== undefined && hidden.has(person);
}

/** Leaves out what this person says, or shows it again. */
export async function hide(person: string, on: boolean): Promise<void> {
  await api.setList(person, 'hide', on);
  if (on) hidden.add(person);
  else hidden.delete(person);
}
