// The table's settings are those of the device.
export { settings } from '../settings.svelte';
