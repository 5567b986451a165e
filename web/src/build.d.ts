/** The version of this client. */
declare const __BUILD__: string;
