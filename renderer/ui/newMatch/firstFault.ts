import type { Seat } from '../../../engine/kernel/game.ts'
import { continuing, type PlainTextKey, type Translate } from '../../i18n/t.ts'
import { type DraftErrors, isFaultless, type NameError } from './draft.ts'

type FieldsIn<Key> = Key extends `error.${infer Name}` ? Name : never
type Field = FieldsIn<PlainTextKey>

/** Errors of any game's draft. */
type AnyErrors<S extends Seat> = DraftErrors<S> & { readonly [field in Field]?: boolean }

/**
 * Returns the first fault of a draft, in words; null if there is none.
 * @param sideOf returns the name of a seat: 'Red', 'Second captain'
 */
export function firstFault<S extends Seat>(
  errors: AnyErrors<S>,
  sideOf: (seat: S) => string,
  t: Translate,
): string | null {
  if (isFaultless(errors)) return null
  const { names, ...fields } = errors
  const [name] = Object.entries(names) as [S, NameError][] // a table of seats
  if (name) return t('new.fault.name', { team: sideOf(name[0]), what: continuing(t(`error.${name[1]}`)) })
  const flags = Object.entries(fields) as [Field, boolean][] // the other fields are flags
  const wrong = flags.find(([, isWrong]) => isWrong)
  return wrong ? t(`error.${wrong[0]}`) : null
}
