// Makes the types of the client, src/net/openapi.ts, from the server's description of its API; `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, stringToAST } from 'openapi-typescript';

/** Texts with a form of their own. */
const FORMS = { token: '`${TokenKind}:${string}`', die: '`${Colour} ${number}`', region: '`${number}/${number}`' };

const folder = new URL('../src/net/', import.meta.url);
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
const text = `// Made from openapi.json by \`npm run types\`. Do not edit.\n${astToString(types)}`;
const file = new URL('openapi.ts', folder);
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) throw new Error('web/src/net/openapi.ts is stale: npm run types');
