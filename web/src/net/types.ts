// The types of the API, as the server describes them.
export type * from '../../types/openapi';
