import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hang } from './art/sprite';
import { speak } from './i18n/language.svelte';
import { settings } from './settings.svelte';

settings.dress();
hang();
// Nothing is shown before the texts are there: no page flashes in another language.
await speak();
mount(App, { target: document.getElementById('app')! });
