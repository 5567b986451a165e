// The types of the rules, as the server describes them.
export type * from './openapi';
