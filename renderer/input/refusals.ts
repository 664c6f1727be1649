import type { PlainTextKey } from '../i18n/t.ts'

let show = (_reason: PlainTextKey): void => undefined

/** Shows why a command is not available. */
export const showRefusal = (reason: PlainTextKey): void => show(reason)

/** Has the reasons of commands that are not available shown by a function. */
export function showRefusalsBy(shown: (reason: PlainTextKey) => void): void {
  show = shown
}
