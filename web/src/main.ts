import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hang, hangDeck } from './art/sprite';
import { speak } from './i18n/language.svelte';
import { session } from './net/session.svelte';
import { askForTable } from './net/table-first';
import { afterPaint } from './paint';
import { route } from './router.svelte';
import { screenOf } from './screens';
import { settings } from './settings.svelte';

void session.know();
askForTable(route.parts);
settings.dress();
hang();
// Nothing is shown before the texts are there: no page flashes in another language. The screen comes along with them;
// if it cannot be fetched, the page says so.
await Promise.all([speak(), screenOf(route.parts)().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
// Nobody holds a card before the first page stands.
afterPaint(() => void hangDeck());
