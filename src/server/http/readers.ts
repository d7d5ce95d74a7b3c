import type { FastifyRequest } from 'fastify';
import type { InferType, Schema } from 'yup';
import { describeForm } from './openapi/formFields';
import { fromYup } from './openapi/fromYup';
import type { Sent } from './openapi/operation';
import { HttpError } from './errors';
import { readForm } from './uploads';
import type { Form } from './uploads';
import { validate } from './validation';

/** How a route reads what it is sent, in the body or in the address. */
export interface Reader<Input> {
  /** `method` is the form's `_method` field, where it has one. */
  read(request: FastifyRequest): Promise<{ input: Input; method?: string }>;
  /** The same for the API's document. */
  describes: Sent;
}

/** Nothing, or something that is not looked at. */
export const nothing: Reader<undefined> = {
  read: () => Promise.resolve({ input: undefined }),
  describes: {},
};

/** A JSON body, judged and cast by a schema. Anything but an object counts as an empty one. */
export function json<S extends Schema>(schema: S): Reader<InferType<S>> {
  return {
    async read(request) {
      if (request.isMultipart()) throw new HttpError(415);
      const { body } = request;
      const isObject = typeof body === 'object' && !Array.isArray(body);
      return { input: await validate(schema, isObject ? (body ?? {}) : {}) };
    },
    describes: { body: { contentType: 'application/json', schema: fromYup(schema) } },
  };
}

/**
 * A multipart body. `shape` takes from the form what the route is interested in; what it gives is
 * judged by the schema, where there is one, and handed on as it is.
 *
 * @param rules what the API's document says of the fields, where the call judges them itself
 */
export function form<Input>(
  shape: (form: Form) => Input,
  schema?: Schema,
  rules = schema,
): Reader<Input> {
  const described = describeForm(shape, rules ? fromYup(rules) : {});
  return {
    async read(request) {
      const sent = await readForm(request);
      const input = shape(sent);
      if (schema) await validate(schema, input);
      return { input, method: sent.text('_method') };
    },
    describes: { body: { contentType: 'multipart/form-data', schema: described } },
  };
}
