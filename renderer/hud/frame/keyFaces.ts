import { ChoiceKey, CommandKey } from '../../input/CommandKey.tsx'

/** The keys as the window draws them, for `KeyFacesContext`. */
export const KEY_FACES = { OfCommand: CommandKey, OfChoice: ChoiceKey } as const
