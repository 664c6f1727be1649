import type { z } from 'zod'
import { problemOf } from '../kernel/parsed.ts'
import { ProtocolError } from './errors.ts'
import type { Session } from './session.ts'

/** Reads the params of a call and answers it, or throws a `ProtocolError`. */
export type Method = (session: Session, params: unknown) => unknown
export type Methods = Readonly<Record<string, Method>>

/** Returns a method whose params are parsed by a schema, which also gives their type. */
export function method<S extends z.ZodType>(
  schema: S,
  answer: (session: Session, params: z.output<S>) => unknown,
): Method {
  return (session, params) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) throw new ProtocolError('params', problemOf(parsed.error))
    return answer(session, parsed.data)
  }
}
