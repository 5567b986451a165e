import './net/storage';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/touch.css';
import './styles/safe.css';
import './styles/contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hangArt, hangDice } from './art/sprite.svelte';
import { speak } from './i18n/language.svelte';
import { keepWishOn } from './i18n/texts';
import { answered, askFirst } from './net/first';
import { session } from './net/session.svelte';
import { afterPaint } from './paint';
import { route } from './router.svelte';
import { screenOf } from './screens';
import { settings } from './settings.svelte';

/** How long the page waits for the server's first answers before it shows itself without them, in milliseconds. */
const PATIENCE = 400;

askFirst(route.parts);
void session.know();
settings.dress();
hangDice();
if (route.parts[0] !== 't') hangArt();
// Nothing is shown before the texts are there: no page flashes in another language. The screen comes along with them;
// if it cannot be fetched, the page says so. With the first answers the page is drawn once instead of twice.
await Promise.all([speak(), screenOf(route.parts)().catch(() => undefined), answered(PATIENCE)]);
mount(App, { target: document.getElementById('app')! });
afterPaint(() => {
  keepWishOn();
  void import('./offline/register').then(({ keepOffline }) => keepOffline());
});
