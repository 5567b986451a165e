// Runs before the rest of the client has arrived: what takes time to come is on its way by then.
import { texts, wished } from './i18n/texts';
import { askFirst } from './net/first';

askFirst(location.pathname.split('/').filter(Boolean));
void texts(wished()).catch(() => undefined);
