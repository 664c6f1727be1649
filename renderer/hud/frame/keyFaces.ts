import { ChoiceKey, CommandKey } from '../../ui/CommandKey.tsx'

/** The window's drawing of keys, for `KeyFacesContext`. */
export const KEY_FACES = { OfCommand: CommandKey, OfChoice: ChoiceKey } as const
