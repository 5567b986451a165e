// Makes the types of the client, types/openapi.ts, from the server's description of its API. Only checks and editors read them, and
// every check makes them anew, so they are not kept in git.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, stringToAST } from 'openapi-typescript';

/** Texts with a form of their own. */
const FORMS = { token: '`${TokenKind}:${string}`', die: '`${Colour} ${number}`', region: '`${number}/${number}`' };

const folder = new URL('../types/', import.meta.url);
const document = JSON.parse(await readFile(new URL('openapi.json', folder), 'utf8'));
// So many lists are a tuple of lists; the generator makes tuples only of other things.
JSON.stringify(document, (_, schema) => {
  if (schema?.items?.type === 'array' && schema.minItems && schema.minItems === schema.maxItems) {
    schema.prefixItems = Array(schema.minItems).fill(schema.items);
    for (const key of ['items', 'minItems', 'maxItems']) delete schema[key];
  }
  return schema;
});
const types = await openapiTS(document, {
  arrayLength: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  transform: (schema) => (schema.format in FORMS ? stringToAST(`type Form = ${FORMS[schema.format]}`)[0].type : undefined),
});
await writeFile(new URL('openapi.ts', folder), `// Made from openapi.json by \`npm run types\`. Do not edit.\n${astToString(types)}`);
